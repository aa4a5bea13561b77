import { isBlockedShortcut, isBrought } from '../../../../contract/rules/anti-cheat';

/** The activities that a child must do without help. */
export type Activity = 'quiz' | 'chat' | 'comic' | 'article';

const markerKey = 'inkwren.violation';

/** Records that text from outside was inserted into an activity. */
export const recordViolation = (activity: Activity) => {
  try {
    const kept: Partial<Record<Activity, string>> = JSON.parse(localStorage.getItem(markerKey) ?? '{}');
    localStorage.setItem(markerKey, JSON.stringify({ ...kept, [activity]: new Date().toISOString() }));
  } catch {
    // The browser refuses storage, or the stored value is invalid: the activity ends regardless.
  }
};

type Listeners = { readonly [E in keyof DocumentEventMap]?: (event: DocumentEventMap[E]) => void };

/** Listens before any handler of the page; returns the function that removes the listener. */
export const listen = (target: EventTarget, listeners: Listeners) => {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  for (const [type, listener] of Object.entries(listeners))
    target.addEventListener(type, listener as EventListener, options);
  return () => controller.abort();
};

/**
 * Blocks copying, cutting, pasting, dropping, the context menu and their shortcuts inside `root`, and copying its content
 * from outside. Text can still be selected, for users who have it read aloud; the context menu key still works, because the
 * menu contains the spelling corrections. Returns the function that removes the listeners.
 */
export const guardActivity = (root: HTMLElement, onBlocked: () => void) => {
  let menuByKey = false;
  const isInside = ({ target }: Event) => target instanceof Node && root.contains(target);
  const isMarked = () => {
    const selection = getSelection();
    return selection?.type === 'Range' && selection.getRangeAt(0).intersectsNode(root);
  };
  const blockIf = (blocks: boolean, event: Event) => {
    if (!blocks) return;
    event.preventDefault();
    onBlocked();
  };
  const block = (event: Event) => blockIf(isInside(event), event);
  const blockTaking = (event: Event) => blockIf(isInside(event) || isMarked(), event);
  return listen(document, {
    copy: blockTaking,
    cut: blockTaking,
    paste: block,
    drop: block,
    contextmenu: (event) => blockIf(isInside(event) && !menuByKey, event),
    pointerdown: () => {
      menuByKey = false;
    },
    keydown: (event) => {
      menuByKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
      blockIf(isBlockedShortcut(event) && (isInside(event) || event.target === document.body), event);
    },
    beforeinput: (event) => blockIf(isInside(event) && isBrought(event.inputType), event),
  });
};
