import { type ComponentType, lazy } from 'react';

/** A part of the app failed to load: there is no network, or a deployment has removed it. */
export const isLost = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);

const lost = new Set<() => void>();

/**
 * React's `lazy`, except that a failed part can be requested again after `forgetLost`; React would keep the failure until
 * the page is reloaded.
 */
export const part = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) => {
  const once = () =>
    lazy(() => {
      const loading = load();
      loading.catch(() =>
        lost.add(() => {
          Loaded = once();
        }),
      );
      return loading;
    });
  let Loaded = once();
  return (props: P) => <Loaded {...props} />;
};

/**
 * Failed parts are requested again when they are rendered next. Call it after the failure has been shown, or it is never
 * shown.
 */
export const forgetLost = () => {
  for (const forget of lost) forget();
  lost.clear();
};

const reloadedKey = 'inkwren.reloaded';

/** The build of this page, by the address of its first script. */
const build = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/**
 * Reloads the page after a deployment has removed a part, once per build: if the new page lacks the part too, another reload
 * does not help. Does nothing without a network.
 */
export const reloadForNewBuild = () => {
  if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === build()) return;
  sessionStorage.setItem(reloadedKey, build());
  location.reload();
};
