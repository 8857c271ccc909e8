import { useState } from 'react';
import { capacityMeanings, type ListAnswers } from 'tank-gauging/tank-list/list-row';
import type { openQuestions, TankListReading } from 'tank-gauging/tank-list/read-tank-list';
import { formatAllDigits } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { Question } from '../kit/PasteList.tsx';
import { findMedia } from '../picker/words.ts';
import { tankListWords } from './tank-list.words.ts';

const { questions: words } = tankListWords;
const shapes = ['tegak', 'mendatar', 'persegi'] as const;

interface ListQuestionsProps {
  reading: TankListReading;
  questions: ReturnType<typeof openQuestions>;
  answers: ListAnswers;
  answer: (answers: ListAnswers) => void;
}

/** Questions on products, shapes and the capacity column; one answer serves all equal rows. */
export function ListQuestions({ reading: { capacity }, questions, answers, answer }: ListQuestionsProps) {
  const asksCapacity = capacity && answers.capacity === undefined;
  const answered = answers.media || answers.shapes || answers.well || answers.capacity;
  if (questions.length === 0 && !asksCapacity && !answered) return null;
  return (
    <section className="stack-3" aria-label={words.title}>
      {(questions.length > 0 || asksCapacity) && <h3 className="heading">{words.title}</h3>}
      {asksCapacity && (
        <div className="stack-2 rule padded-1">
          <Question
            ask={fillSlots(words.capacity, {
              judul: capacity.heading,
              kecil: formatAllDigits(Math.round(capacity.least * 100)),
              besar: formatAllDigits(Math.round(capacity.most * 100)),
            })}
            answers={capacityMeanings.map((meaning) => [words.meanings[meaning], () => answer({ capacity: meaning })])}
          />
        </div>
      )}
      {questions.map(({ question, rows }) => (
        <div key={`${question.kind} ${question.key}`} className="stack-2 rule padded-1">
          <RowsQuestion
            {...{ question, answers, answer }}
            served={`(${fillSlots(words.rows, { jumlah: String(rows) })})`}
          />
        </div>
      ))}
      {answered && (
        <div>
          <ToolButton
            quiet
            label={words.undo}
            onClick={() => answer({ media: undefined, shapes: undefined, well: undefined, capacity: undefined })}
          />
        </div>
      )}
    </section>
  );
}

interface RowsQuestionProps extends Pick<ListQuestionsProps, 'answers' | 'answer'> {
  question: ListQuestionsProps['questions'][number]['question'];
  /** Number of rows that the answer serves. */
  served: string;
}

function RowsQuestion({ question, served, answers, answer }: RowsQuestionProps) {
  if (question.kind === 'well')
    return (
      <Question
        ask={`${words.well} ${served}`}
        answers={(['pipa', 'atas'] as const).map((well) => [words.wells[well], () => answer({ well })])}
      />
    );
  if (question.kind === 'shape')
    return (
      <Question
        ask={`${question.typed ? fillSlots(words.shape, { isi: question.typed }) : words.noShape} ${served}`}
        answers={shapes.map((shape) => [
          words.shapes[shape],
          () => answer({ shapes: { ...answers.shapes, [question.key]: shape } }),
        ])}
      />
    );
  const put = (id: string) => answer({ media: { ...answers.media, [question.key]: id } });
  return (
    <>
      <Question
        ask={`${productAsked(question)} ${served}`}
        answers={question.proposed.map(({ id, name }) => [name, () => put(id)])}
      />
      <OtherMedium id={question.key} put={put} />
    </>
  );
}

const productAsked = ({ typed, above }: { typed: string; above: string | undefined }): string =>
  typed ? fillSlots(words.product, { isi: typed }) : above ? fillSlots(words.above, { isi: above }) : words.none;

const mostFound = 6;

/** Search for a medium that is not proposed; nothing is taken before a name is chosen. */
function OtherMedium({ id, put }: { id: string; put: (id: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  if (!isOpen) {
    return (
      <div>
        <ToolButton quiet label={words.other} onClick={() => setOpen(true)} />
      </div>
    );
  }
  const found = typed.trim() ? findMedia(typed).near.slice(0, mostFound) : [];
  const field = `bahan-${id.replaceAll(/\W+/g, '-')}`;
  return (
    <div className="stack-2">
      <Field id={field} label={words.find}>
        <input
          className={controlClass}
          id={field}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {typed.trim() && found.length === 0 && <p>{words.missing}</p>}
      <div className="wrap row gap-2">
        {found.map((medium) => (
          <ToolButton key={medium.id} label={medium.name} onClick={() => put(medium.id)} />
        ))}
      </div>
    </div>
  );
}
