/**
 * The board of Quiet Steps, in plain DOM: how far everybody has come, and a button for each choice.
 *
 * The table page calls `mount` once, then `update` with all props whenever one of them changes.
 */
export function mount(target, props) {
  const board = element('div', 'quiet-steps');
  const tracks = board.appendChild(element('ol', 'tracks'));
  const choices = board.appendChild(element('div', 'choices'));
  target.append(board);

  let shown = props;
  /** One listener for all buttons: what it acts on is what is offered now. */
  choices.addEventListener('click', ({ target: clicked }) => {
    const at = clicked.closest('button')?.dataset.option;
    const option = shown.options[at];
    if (option && !shown.busy) shown.act(option.action);
  });

  function update(next) {
    shown = next;
    const { view, seats, scores, options, t } = next;
    tracks.replaceChildren(
      ...seats.map((seat) => {
        const track = element('li', seat.you ? 'track you' : 'track');
        track.append(element('span', 'name', seat.name));
        const bar = track.appendChild(document.createElement('progress'));
        bar.max = view.options.goal;
        bar.value = Math.min(scores[seat.seat], view.options.goal);
        bar.setAttribute('aria-label', seat.name);
        track.append(element('output', 'steps', String(scores[seat.seat])));
        return track;
      }),
    );
    choices.replaceChildren(
      ...options.map((option, at) => {
        const button = element('button', 'button', t(option.text.key, option.text.args));
        button.dataset.option = at;
        button.setAttribute('aria-disabled', next.busy);
        return button;
      }),
    );
    board.dataset.over = next.over;
  }

  update(props);
  return { update, unmount: () => board.remove() };
}

/** How the score of a seat came about, for the result: the same way of drawing as a board's. */
export function account(target, props) {
  const line = target.appendChild(element('p', 'quiet-steps-account'));

  function update({ score, t }) {
    line.textContent = t('account-steps', { steps: score });
  }

  update(props);
  return { update, unmount: () => line.remove() };
}

function element(tag, classes, text = '') {
  const made = document.createElement(tag);
  made.className = classes;
  made.textContent = text;
  return made;
}
