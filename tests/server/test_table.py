"""A table decides, by the rules and its log alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.toys.quiet_steps.rules import GAME

from ludoteca.core.game import Audience, Rejected, Seat
from ludoteca.core.replay.log import Entry, Occupant, Start
from ludoteca.core.replay.replayer import CannotFollow
from ludoteca.server.tables.play.client_frames import Act
from ludoteca.server.tables.play.dice import Dice
from ludoteca.server.tables.play.draft import CommitDiffers, OutOfDate, Repeated
from ludoteca.server.tables.play.server_frames import Update
from ludoteca.server.tables.play.table import Table

DICE = Dice("t", bytes(32))


def new_table() -> Table:
    return Table(GAME, DICE, check_commits=True)  # type: ignore[arg-type]


def started(seats: int = 2, options: str = '{"repick":true}') -> Table:
    table = new_table()
    occupants = tuple(Occupant(f"seat {seat}") for seat in range(seats))
    start = Start("quiet-steps", 1, msgspec.Raw(options.encode()), occupants, DICE.fair(()))
    table.commit(table.propose_start(start, at=0).entry)
    return table


def pick(seat: int, steps: int, seen: int, id: str = "") -> Act:
    action = msgspec.Raw(b'{"type":"pick","steps":%d}' % steps)
    return Act(id or f"{seat}-{steps}-{seen}", seat, seen, action)


def play(table: Table, act: Act) -> dict[Audience, Update]:
    return table.commit(table.propose(act, at=0).entry)


def test_a_proposal_changes_nothing() -> None:
    table = started()

    proposals = [table.propose(pick(0, 2, seen=0), at=0) for _ in range(2)]

    assert proposals[0] == proposals[1]
    assert table.n == 0
    assert table.update(0).view.pick == 0


def test_a_secret_choice_is_told_to_its_seat_alone() -> None:
    table = started(seats=3)

    told = play(table, pick(1, 2, seen=0))

    assert told.keys() == {1}
    assert told[1].view.pick == 2


def test_a_secret_choice_is_not_even_counted() -> None:
    table = started(seats=3)
    play(table, pick(1, 2, seen=0))

    late = table.update(0)

    assert late.n == 0


def test_a_reveal_is_told_to_everybody() -> None:
    table = started()
    play(table, pick(0, 2, seen=0))

    told = play(table, pick(1, 3, seen=0))

    assert told.keys() == {None, 0, 1}
    assert all(len(update.moment.events) == 2 for update in told.values() if update.moment)


def take_back(seat: Seat, seen: int) -> Act:
    return Act(f"back-{seat}-{seen}", seat, seen, msgspec.Raw(b'{"type":"take_back"}'))


def test_who_can_only_take_back_is_not_asked() -> None:
    table = started(options='{"take_back":true}')

    proposal = table.propose(pick(0, 2, seen=0), at=0)
    told = table.commit(proposal.entry)

    assert proposal.questions == table.questions == {1: 0}
    assert told[0].to_act == (1,)
    assert [choice.text.key for choice in told[0].options] == ["choice-take-back"]
    assert table.onward(0) == []


def test_who_has_taken_back_is_asked_again() -> None:
    table = started(options='{"take_back":true}')
    play(table, pick(0, 2, seen=0))

    told = play(table, take_back(0, seen=1))

    assert table.questions == {0: 2, 1: 0}
    assert told[0].view.pick == 0
    assert told[0].asked == 2


def test_nothing_is_taken_back_after_the_reveal() -> None:
    table = started(options='{"take_back":true}')
    play(table, pick(0, 2, seen=0))
    play(table, pick(1, 2, seen=0))

    with pytest.raises(OutOfDate):
        table.propose(take_back(0, seen=1), at=0)
    with pytest.raises(Rejected):
        table.propose(take_back(0, seen=2), at=0)


def test_taking_back_is_no_undo_and_cannot_be_undone() -> None:
    table = started(options='{"take_back":true}')
    play(table, pick(0, 2, seen=0))

    told = play(table, take_back(0, seen=1))

    assert told[0].undo is not None
    assert told[0].undo.why is not None
    assert told[0].undo.why.key == "undo-together"


def test_others_may_move_on_without_making_a_question_stale() -> None:
    table = started(seats=3)
    play(table, pick(0, 1, seen=0))
    play(table, pick(1, 1, seen=0))

    play(table, pick(2, 1, seen=0))

    assert table.n == 3


def test_the_own_action_closes_the_question_it_answered() -> None:
    table = started()
    play(table, pick(0, 1, seen=0))

    with pytest.raises(OutOfDate) as late:
        table.propose(pick(0, 2, seen=0), at=0)

    assert late.value.n == 1


def test_a_number_from_the_future_is_not_stale() -> None:
    table = started()

    proposal = table.propose(pick(0, 1, seen=7), at=0)

    assert proposal.entry.n == 1


def test_others_who_change_the_options_of_a_seat_ask_it_anew() -> None:
    table = started(options='{"goal":4,"repick":true}')
    while not table.over:
        play(table, pick(0, 3, seen=table.n, id=f"a{table.n}"))
        play(table, pick(1, 3, seen=table.n, id=f"b{table.n}"))

    with pytest.raises(OutOfDate):
        table.propose(pick(0, 1, seen=table.n - 1), at=0)


def test_an_accepted_command_is_not_carried_out_twice() -> None:
    table = started()
    play(table, pick(0, 1, seen=0, id="once"))

    with pytest.raises(Repeated) as repeated:
        table.propose(pick(0, 1, seen=0, id="once"), at=0)

    assert repeated.value.n == 1


def test_seats_name_their_commands_independently() -> None:
    table = started()
    play(table, pick(0, 1, seen=0, id="once"))

    told = play(table, pick(1, 1, seen=0, id="once"))

    assert table.n == 2
    assert told


def test_a_refused_command_is_judged_anew() -> None:
    table = started()
    with pytest.raises(Rejected, match="error-no-such-step"):
        table.propose(pick(0, 9, seen=0, id="again"), at=0)

    proposal = table.propose(pick(0, 3, seen=0, id="again"), at=0)

    assert proposal.entry.n == 1


@pytest.mark.parametrize(
    "action",
    [b"null", b"[]", b'{"type":"pick"}', b'{"type":"pick","steps":"1"}', b'{"type":"fly"}',
     b'{"type":"pick","steps":1,"more":1}', b'{"type":"pick","steps":true}'],
)  # fmt: skip
def test_what_is_no_action_of_the_game_is_refused(action: bytes) -> None:
    table = started()

    with pytest.raises(Rejected, match="error-unreadable-action"):
        table.propose(Act("x", 0, 0, msgspec.Raw(action)), at=0)


def test_a_log_that_is_read_again_is_the_same_table() -> None:
    live = new_table()
    occupants = (Occupant("Anna"), Occupant("Ben"))
    log: list[Entry] = []
    start = Start("quiet-steps", 1, msgspec.Raw(b"{}"), occupants, DICE.fair(()))
    log.append(live.propose_start(start, at=0).entry)
    live.commit(log[-1])
    while not live.over:
        for seat in (0, 1):
            act = pick(seat, 1 + live.n % 3, seen=live.n, id=f"n{live.n}")
            log.append(live.propose(act, at=live.n).entry)
            live.commit(log[-1])

    again = new_table()
    for entry in log:
        again.commit(msgspec.json.decode(msgspec.json.encode(entry), type=Entry))

    assert again.over
    assert again.moments == live.moments
    assert again.questions == live.questions == {}
    assert [again.update(one) for one in (None, 0, 1)] == [live.update(one) for one in (None, 0, 1)]


def test_an_entry_proposed_again_gets_the_same_outcomes() -> None:
    table, other = started(), started()
    play(table, pick(0, 1, seen=0))
    play(other, pick(0, 1, seen=0))

    assert table.propose(pick(1, 2, seen=0), 0).entry == other.propose(pick(1, 2, seen=0), 0).entry


def test_tables_with_different_secrets_draw_different_outcomes() -> None:
    dice = [Dice("t", bytes([secret]) * 32) for secret in (1, 2)]
    chances = [one.chance(one.fair(()), 0) for one in dice]

    one, other = [[chance.below(6) for _ in range(20)] for chance in chances]

    assert one != other


def test_a_proposal_says_who_will_be_asked() -> None:
    table = started()

    proposal = table.propose(pick(0, 1, seen=0), at=0)

    assert proposal.questions == {0: 1, 1: 0}
    assert proposal.status == "running"


class Watched:
    """The toy, counting how often its rules are run; they ``lie`` from the second time on."""

    def __init__(self, lie: bool = False) -> None:
        self.runs = 0
        self._lie = lie

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def apply(self, state: Any, seat: Seat, action: Any, chance: Any, told: Any) -> None:
        self.runs += 1
        GAME.apply(state, seat, action, chance, told)
        if self._lie and self.runs > 1:
            state.picks[seat] = 1


def watched(game: Watched, *, check_commits: bool) -> Table:
    table = Table(game, DICE, check_commits=check_commits)  # type: ignore[arg-type]
    start = Start(
        "quiet-steps", 1, msgspec.Raw(b"{}"), (Occupant("0"), Occupant("1")), DICE.fair(())
    )
    table.commit(table.propose_start(start, at=0).entry)
    return table


def test_the_rules_run_once_for_what_was_proposed_and_is_committed() -> None:
    game = Watched()
    table = watched(game, check_commits=False)

    told = play(table, pick(0, 2, seen=0))

    assert game.runs == 1
    assert told[0].view.pick == 2


def test_an_entry_from_elsewhere_is_replayed_whatever_was_proposed_meanwhile() -> None:
    game = Watched()
    here, there = watched(game, check_commits=False), watched(Watched(), check_commits=False)

    here.propose(pick(0, 1, seen=0), at=0)
    here.commit(there.propose(pick(0, 2, seen=0), at=0).entry)

    assert game.runs == 2
    assert here.update(0).view.pick == 2


def test_what_was_proposed_before_another_entry_came_is_not_committed_after_it() -> None:
    table, other = started(), started()
    late = table.propose(pick(0, 1, seen=0), at=0).entry

    table.commit(other.propose(pick(1, 2, seen=0), at=0).entry)

    with pytest.raises(CannotFollow):
        table.commit(late)


def test_a_check_finds_rules_that_do_not_lead_to_the_same_state_twice() -> None:
    table = watched(Watched(lie=True), check_commits=True)

    with pytest.raises(CommitDiffers, match="state"):
        play(table, pick(0, 2, seen=0))


def test_entries_follow_each_other_without_gaps() -> None:
    table = started()

    with pytest.raises(CannotFollow, match="number"):
        table.commit(Entry(5, 0, "act", 0, "x", msgspec.Raw(b'{"type":"pick","steps":1}')))
