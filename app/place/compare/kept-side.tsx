import { formatPoint } from '../url'
import type { Side, SideId } from './url'

/** What a form does not ask for goes along with it. */
export function KeptSide({ side, value: { at, q } }: { side: SideId; value: Side }) {
  return (
    <>
      {at && <input type="hidden" name={side} value={formatPoint(at)} />}
      {q && <input type="hidden" name={`q${side}`} value={q} />}
    </>
  )
}

/** A page that streams shows little without scripting: such a browser asks for it in one piece. */
export function KeptRest({ series }: { series: boolean | undefined }) {
  return (
    <>
      {series && <input type="hidden" name="series" value="1" />}
      <noscript>
        <input type="hidden" name="plain" value="1" />
      </noscript>
    </>
  )
}
