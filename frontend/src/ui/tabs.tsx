import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from '../lib/cx';

interface Tab<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface TabsProps<T extends string> {
  /** The subject of the tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** The content of the chosen tab. */
  readonly children: ReactNode;
}

/**
 * Several views of one subject, after the tabs pattern of the ARIA Authoring Practices: the arrow keys move from tab to tab.
 */
export const Tabs = <T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.value === value);
  const tabId = (index: number) => `${id}-tab-${index}`;

  const go = (to: number) => {
    const index = (to + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (tab === undefined) return;
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
    onChange(tab.value);
  };
  const keys: Record<string, () => void> = {
    ArrowRight: () => go(at + 1),
    ArrowLeft: () => go(at - 1),
    Home: () => go(0),
    End: () => go(tabs.length - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const run = keys[event.key];
    if (run === undefined) return;
    event.preventDefault();
    run();
  };

  return (
    <div className="grid min-w-0 gap-gap">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={cx(
          'flex flex-wrap gap-1 rounded-control bg-sunken p-1 print:hidden',
          // Three fit one row of a phone without their icons.
          tabs.length === 3 && 'max-sm:*:px-2 max-sm:[&_svg]:hidden',
          tabs.length > 3 && 'max-sm:grid max-sm:grid-cols-2 crowded:grid-cols-1!',
          // Many take three columns of a phone that is not the narrowest.
          tabs.length > 4 && 'max-sm:*:px-1 min-[23.25rem]:max-sm:grid-cols-3',
        )}
      >
        {tabs.map((tab, index) => {
          const chosen = index === at;
          return (
            <button
              key={tab.value}
              id={tabId(index)}
              type="button"
              role="tab"
              aria-selected={chosen}
              aria-controls={`${id}-panel`}
              tabIndex={chosen ? 0 : -1}
              onClick={() => onChange(tab.value)}
              className={cx(
                'inline-flex min-h-target flex-1 items-center justify-center gap-2 rounded-control px-2 py-1 font-semibold max-sm:flex-auto sm:px-4 transition-colors',
                chosen ? 'bg-raised shadow-[0_1px_3px_rgb(43_33_24/0.3)]' : 'text-soft hover:text-ink',
              )}
            >
              {tab.icon}
              {tab.label}
            </button>
          );
        })}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what a panel shows may have nothing else to focus */}
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={tabId(at)} tabIndex={0}>
        {children}
      </div>
    </div>
  );
};
