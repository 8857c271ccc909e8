import { routes } from '../../routes.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { CopyButton, saveFile, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { consultationOf } from './handover.ts';
import { writePlace } from './place.ts';
import { report, reportName } from './report.ts';
import type { DemoText } from './schema.ts';
import styles from './Takeaway.module.css';
import type { Demo } from './use-demo.ts';

interface TakeawayProps {
  demo: Demo;
  text: DemoText;
  slow: boolean;
  onSlow: (slow: boolean) => void;
}

/** What a visitor can carry away, and how the clock behaves at an alarm. */
export function Takeaway({ demo, text, slow, onSlow }: TakeawayProps) {
  const { alive, place, simulation } = demo;
  const { controls } = text;
  const { site } = simulation.session;
  return (
    <div className={`${styles.row} wrap spread screen-only`}>
      <label className={`${styles.slow} small quiet touch inline-row`}>
        <input type="checkbox" checked={slow} disabled={!alive} onChange={(event) => onSlow(event.target.checked)} />
        {controls.slow}
      </label>
      <ToolActions>
        {/* It stands from the start: what came later would push everything below it down. */}
        <Action
          label={controls.consult}
          to={alive ? consultationOf(place, simulation.session) : routes.consultation}
          look="signal"
        />
        <ToolButton
          label={controls.download}
          disabled={!alive}
          onClick={() => saveFile(csvFile(report(site)), reportName(site))}
        />
        <CopyButton
          label={controls.share}
          disabled={!alive}
          content={() => location.origin + location.pathname + writePlace(place)}
        />
      </ToolActions>
    </div>
  );
}

/** The mark at its start tells Excel the encoding. */
const csvFile = (content: string): Blob => new Blob([`\uFEFF${content}`], { type: 'text/csv;charset=utf-8' });
