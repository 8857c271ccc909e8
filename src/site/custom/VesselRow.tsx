import type { Marked } from '../../shared/text/marked.ts';
import { Text } from '../../shared/ui/Text.tsx';

/** Silo with cone, horizontal tank with dished ends, sphere, open vessel with agitator. */
const vessels =
  'M18 66h72v106l-28 50H46l-28-50ZM134 108h76c22 0 30 20 30 44s-8 44-30 44h-76c-22 0-30-20-30-44s8-44 30-44Z' +
  'M262 152a54 54 0 1 0 108 0a54 54 0 1 0-108 0ZM390 74v176h76V74';
const supports =
  'M24 183v67M84 183v67M128 196v54h20v-54M196 196v54h20v-54M276 189l-12 61M356 189l12 61M316 206v44M4 250h472';
const instruments =
  'M48 66V54h12v12M166 108V96h12v12M310 98V86h12v12M428 48v166M390 74V60h76v14M408 214h40v10h-40ZM418 30h20v18h-20Z';

/** Unlike vessels with one level line through all of them. */
export function VesselRow({ caption }: { caption: Marked }) {
  return (
    <figure className="stack-3">
      <svg className="full outline" viewBox="0 0 480 264" aria-hidden="true" focusable="false">
        <clipPath id="bejana">
          <path d={`${vessels}Z`} />
        </clipPath>
        <path className="liquid" clipPath="url(#bejana)" d="M0 146h480v120H0Z" />
        <path d={`${vessels}${supports}`} />
        <path strokeWidth="1" d={instruments} />
        <path className="level" d="M0 146h480" />
      </svg>
      <Text.figcaption className="small quiet">{caption}</Text.figcaption>
    </figure>
  );
}
