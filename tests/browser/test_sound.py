"""Sounds: none before a gesture, all of them afterwards, as loud as the reader wants."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser("a browser makes sounds, after a gesture")

Visit = Callable[..., Visitor]

LISTEN = """
window.contexts = [];
window.strokes = 0;
window.AudioContext = class extends AudioContext {
  constructor(...how) { super(...how); window.contexts.push(this); }
};
const start = AudioScheduledSourceNode.prototype.start;
for (const source of [OscillatorNode, AudioBufferSourceNode])
  source.prototype.start = function (...when) {
    window.strokes += 1;
    return start.apply(this, when);
  };
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...rest) {
  if (to instanceof AudioDestinationNode) window.loud = this.gain;
  return connect.call(this, to, ...rest);
};
"""
"""Nothing is changed: only written down."""


def test_every_sound_is_heard_after_a_gesture_and_none_before(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(LISTEN)
    anna.goes_to("/kit")
    sounds = anna.page.locator("#sounds button:has(code)")
    expect(sounds.first).to_be_visible()
    assert anna.page.evaluate("contexts.length") == 0

    for sound in sounds.all():
        before = anna.page.evaluate("strokes")
        sound.dispatch_event("pointerdown")
        anna.page.wait_for_function("() => contexts[0]?.state === 'running'")
        sound.click()
        assert anna.page.evaluate("strokes") > before

    assert sounds.count() == 8
    assert anna.page.evaluate("contexts.length") == 1


def test_the_volume_is_set_by_keys_and_remembered(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(LISTEN)
    anna.goes_to("/settings")
    volume = anna.page.get_by_role("slider", name="Volume")
    expect(volume).to_have_attribute("aria-valuetext", "70%")

    volume.focus()
    for _ in range(3):
        anna.page.keyboard.press("ArrowLeft")
    expect(volume).to_have_attribute("aria-valuetext", "40%")
    anna.page.wait_for_function("() => window.loud && Math.abs(loud.value - (4 / 7) ** 2) < 0.01")
    anna.page.reload()

    expect(volume).to_have_attribute("aria-valuetext", "40%")
    anna.page.get_by_role("switch", name="Sound").uncheck()
    expect(volume).to_be_disabled()
