import { fillSlots } from '../../shared/text/slots.ts';
import type { LaterPart } from '../kit/Later.tsx';
import { LaterFold } from '../kit/LaterFold.tsx';
import type { MediumFactsProps } from './MediumFacts.tsx';
import { figureText } from './medium.ts';
import type { PaperProps } from './Papers.tsx';
import type { PickerData } from './picker-data.ts';
import type { Picking } from './use-sensor-picker.ts';

const mediumFacts = () => import('./MediumFacts.tsx');
const papers = () => import('./Papers.tsx');
const radioPane = () => import('./RadioPane.tsx');
/** Only the server writes them at once; a browser fetches them when they are opened. */
const written = import.meta.env.SSR
  ? { ...(await mediumFacts()), ...(await papers()), ...(await radioPane()) }
  : undefined;

const facts: LaterPart<MediumFactsProps> = {
  load: async () => (await mediumFacts()).MediumFacts,
  still: written?.MediumFacts,
};
const radios: LaterPart<PaperProps> = { load: async () => (await radioPane()).RadioPane, still: written?.RadioPane };
const survey: LaterPart<PaperProps> = { load: async () => (await papers()).SurveyPaper, still: written?.SurveyPaper };
const tender: LaterPart<PaperProps> = { load: async () => (await papers()).TenderPaper, still: written?.TenderPaper };

/** Properties of the medium, with their sources. */
export function MediumFold({ data: { text, words }, picking: { tank, tool } }: { data: PickerData; picking: Picking }) {
  const { content: medium } = tank;
  const { dielectric, noSource } = text.medium;
  const amount = medium.dielectric ? `${dielectric}\u00a0${figureText(medium.dielectric)}` : noSource;
  const props = { text, medium };
  return <LaterFold words={words} title={medium.name} amount={amount} part={facts} props={props} fresh={tool.fresh} />;
}

/** Every radio judged: one line until it is opened. */
export function RadioFold({ data: { text, words }, picking }: { data: PickerData; picking: Picking }) {
  const amount = picking.result.radio?.record.title ?? text.words.noRadio;
  const shared = { words, fresh: picking.tool.fresh, props: { text, picking } };
  return <LaterFold {...shared} title={text.words.radioTable} amount={amount} part={radios} />;
}

/** What is taken along: the checklist of the survey, and the requirements for bidders. Printed while they are open. */
export function PaperFolds({ data: { text, words }, picking }: { data: PickerData; picking: Picking }) {
  const tanks = fillSlots(text.words.tanks, { jumlah: String(picking.tanks.length) });
  const shared = { words, fresh: picking.tool.fresh, props: { text, picking } };
  return (
    <>
      <LaterFold {...shared} title={text.checklist.title} part={survey} />
      <LaterFold {...shared} title={text.tor.title} amount={tanks} part={tender} />
    </>
  );
}
