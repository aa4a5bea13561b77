import { type ComponentType, lazy } from 'react';

/** A part of the app did not come: there is no network, or a deployment has taken it away. */
export const isLost = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);

const lost = new Set<() => void>();

/**
 * React's `lazy`, except that a part which did not come can be asked for again, after `forgetLost`; React would keep the
 * failure for as long as the page lives.
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

/** What did not come is asked for when it is shown the next time. To be called once the failure is shown, or it never is. */
export const forgetLost = () => {
  for (const forget of lost) forget();
  lost.clear();
};

const reloadedKey = 'inkwren.reloaded';

/** The build that this page is of, by the address of its first script. */
const build = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/**
 * Loads the page anew after a deployment has taken a part away, once for each build: where the new page lacks the part
 * too, another time would not bring it. Does nothing without a network.
 */
export const reloadForNewBuild = () => {
  if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === build()) return;
  sessionStorage.setItem(reloadedKey, build());
  location.reload();
};
