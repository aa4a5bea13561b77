import { useEffect } from 'react';
import type { Me } from '../../../../contract/users/endpoints';
import { isCalm } from '../../lib/is-calm';
import { storeFor } from '../../lib/store-for';
import { ownKey } from '../../lib/stored-session';
import type { Sound } from '../../subjects/sounds/notes';

type Counter = 'gem' | 'streak';

const duration = 400;

/** A sparkle flies from the middle of the screen to the sign. It is above the page, and moves nothing. */
const sparkle = (sign: Element) => {
  const { left, top, width, height } = sign.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const star = document.createElement('span');
  star.ariaHidden = 'true';
  star.className = 'pointer-events-none fixed z-20 text-sun text-3xl leading-none';
  star.style.cssText = `left: ${x}px; top: ${y}px`;
  star.textContent = '✦';
  document.body.append(star);
  const from = `translate(calc(${innerWidth / 2 - x}px - 50%), calc(${innerHeight / 2 - y}px - 50%)) scale(2)`;
  star.animate(
    [
      { transform: from, opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { transform: 'translate(-50%, -50%) rotate(90deg)', opacity: 0.6 },
    ],
    { duration, easing: 'ease-in' },
  ).onfinish = () => star.remove();
};

/** The sign of a number that has grown swells. */
const show = (counter: Counter) => {
  const sign = document.querySelector(`[data-counter=${counter}]`);
  if (sign === null || isCalm()) return;
  const swollen = { transform: 'scale(1.35)', offset: 0.6 };
  sign.animate([{ transform: 'scale(0.7)' }, swollen, { transform: 'none' }], {
    duration,
    easing: 'ease-out',
  });
  if (counter === 'gem') sparkle(sign);
};

/** Shows and sounds a gain of what the home counts, once: since this device showed it last. */
const useGain = (counter: Counter, { id }: Me, count: number | undefined) =>
  useEffect(() => {
    if (count === undefined) return;
    const key = ownKey(counter, id);
    const before = localStorage.getItem(key);
    storeFor(id, key, count);
    if (before === null || count <= Number(before)) return;
    show(counter);
    dispatchEvent(new CustomEvent<Sound>('sound', { detail: counter }));
  }, [counter, id, count]);

/** A flame that grows, then a gem that it may have brought. Nothing tells of a streak to a reader who wants none. */
export const useGains = (user: Me) => {
  useGain('streak', user, user.preferences.streaks ? user.streak : undefined);
  useGain('gem', user, user.gems);
};
