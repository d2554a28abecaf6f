import { Button } from '@/components/ui/button'
import { KeptRest, KeptSide } from './kept-side'
import { SideField } from './side-field'
import { type CompareUrl, compareHref, type SideId } from './url'

const texts = { submit: { a: 'Use as A', b: 'Use as B' } }

/** Another place for one of the two. */
export function ChooseSide({ url, side }: { url: CompareUrl; side: SideId }) {
  const other = side === 'a' ? 'b' : 'a'
  return (
    <form action="/place/compare" key={compareHref(url)} className="min-w-0">
      <KeptSide side={other} value={url[other]} />
      <KeptRest series={url.series} />
      <SideField url={url} side={side} />
      <Button look="secondary">{texts.submit[side]}</Button>
    </form>
  )
}
