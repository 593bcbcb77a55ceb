## 되돌리기와 미리 보기

undo = 되돌리기
do-it = 확정
let-it-be = 취소
single-taps = 한 번만 눌러도 바로 확정
event-undone =
    { $seat_you ->
        [yes] 되돌렸어요.
       *[other] { $seat_name } 님이 되돌렸어요.
    }
undo-back = 내 마지막 선택 전으로 돌아가기
undo-ask = 다른 사람들에게 내 마지막 선택 전으로 돌아가자고 하기
undo-wished = { $name } 님이 자신의 마지막 선택 전으로 돌아가자고 해요.
undo-waiting = 돌아가자고 제안했어요. { $names } 님의 답을 기다리는 중이에요.
undo-declined = { $name } 님은 돌아가지 않기를 원해요.
undo-nothing = 되돌릴 행동이 없어요.
undo-drawn = 이미 주사위나 카드가 정해져서 되돌릴 수 없어요.
undo-revealed = 숨겨진 것이 공개되어 되돌릴 수 없어요.
undo-others = 다른 사람이 이미 행동해서 되돌릴 수 없어요.
undo-together = 여럿이 동시에 고르는 중이라 지금은 되돌릴 것이 없어요.
undo-over = 게임이 끝나서 되돌릴 수 없어요.

## Proposals

proposal-by = { $name } 님의 제안:
proposal-clear = 제안 지우기
propose = 제안하기
choices-of = { $name } 님이 할 수 있는 일
choices-propose = 하나를 골라 { $name } 님에게 제안해 보세요.

## 미리 선택

ahead = 미리 선택
ahead-key = 미리 선택 (A)
ahead-prompt = 내 차례가 되면 할 행동을 지금 골라 주세요.
ahead-chosen = 미리 선택함:
ahead-chosen-nameless = 미리 선택해 두었어요.
ahead-take-back = 취소
ahead-illegal = 미리 선택한 행동을 더는 할 수 없게 되었어요.
ahead-undone = 되돌리기가 있어서 미리 선택한 행동도 사라졌어요.
ahead-replaced = 봇이 자리를 맡아서 미리 선택한 행동이 사라졌어요.
