import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { rovingIndex } from './aria';

export interface Tab<V extends string> {
  value: V;
  label: string;
  /** How much has not been seen yet. */
  unread?: number;
}

interface Props<V extends string> {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  /** The panel of the chosen tab. */
  children: ComponentChildren;
}

/** Panels behind tabs. One tab stop; arrows, Home and End move among the tabs and choose at once. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: Props<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const from = tabs.findIndex((tab) => tab.value === value);
    const to = rovingIndex(event.key, from, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={onKey}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.unread ? (
              <span class="unread">
                {tab.unread}
                <span class="hidden-text"> {t('do.unread')}</span>
              </span>
            ) : null}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
