import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { type EventKind, eventKinds, isActive } from 'tank-gauging/simulator/events';
import type { Tank } from 'tank-gauging/simulator/types';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './EventsMenu.module.css';
import type { DemoText } from './schema.ts';

interface EventsMenuProps {
  text: DemoText;
  tanks: readonly Tank[];
  onToggle: (kind: EventKind, tank: Tank) => void;
  onSettle: () => void;
  children: ReactNode;
}

/** Submenu offset: beside the menu, or on a phone over it with its edge visible. */
const besideOrOver = () => (globalThis.innerWidth < 640 ? -200 : 2);

export default function EventsMenu({ text, tanks, onToggle, onSettle, children }: EventsMenuProps) {
  const { controls, events } = text;
  // Inside the main landmark: with the default portal the menu would follow the footer for screen readers.
  const landmark = document.querySelector('main');
  return (
    // Not modal, so that the page stays usable and the clock keeps running visibly.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmark}>
        <DropdownMenu.Content className={`${styles.menu} sheet`} align="end" sideOffset={6} collisionPadding={8}>
          <DropdownMenu.Label className={`${styles.item} caption`}>
            <span>{controls.eventsOf}</span>
          </DropdownMenu.Label>
          {eventKinds.map((kind) => (
            <DropdownMenu.Sub key={kind}>
              <DropdownMenu.SubTrigger className={`${styles.item} touch row spread`}>
                <span>{events[kind].label}</span>
                <Icon name="chevron" size={16} className={styles.beside} />
              </DropdownMenu.SubTrigger>
              <DropdownMenu.Portal container={landmark}>
                <DropdownMenu.SubContent
                  className={joinClasses(styles.menu, 'sheet', styles.sub)}
                  sideOffset={besideOrOver()}
                  collisionPadding={8}
                >
                  {tanks.map((tank) => (
                    <DropdownMenu.CheckboxItem
                      key={tank.spec.id}
                      className={`${styles.item} touch row spread`}
                      checked={isActive(tank, kind)}
                      onCheckedChange={() => onToggle(kind, tank)}
                      textValue={tank.spec.id}
                    >
                      <span>
                        <span className="figures" translate="no">
                          {tank.spec.id}
                        </span>{' '}
                        <span>{tank.spec.content}</span>
                      </span>
                      <DropdownMenu.ItemIndicator>
                        <Icon name="check" size={16} />
                      </DropdownMenu.ItemIndicator>
                    </DropdownMenu.CheckboxItem>
                  ))}
                </DropdownMenu.SubContent>
              </DropdownMenu.Portal>
            </DropdownMenu.Sub>
          ))}
          <DropdownMenu.Item className={`${styles.item} touch row rule`} onSelect={onSettle}>
            <span>{controls.settle}</span>
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
