import { Button } from '@/components/ui/button'
import { namePlace } from '../say-place'
import type { Understood } from '../understand'
import { KeptRest, KeptSide } from './kept-side'
import { SideField } from './side-field'
import { type CompareUrl, compareHref, sideIds } from './url'

interface Props {
  url: CompareUrl
  understood: { a: Understood; b: Understood }
  errors: { a?: string | undefined; b?: string | undefined }
}

const texts = { submit: 'Compare', change: 'Choose another' }

/** Both places in one question; one that is known already is only named. */
export function ChooseBoth({ url, understood, errors }: Props) {
  return (
    <form action="/place/compare" key={compareHref(url)} className="mb-8 max-w-3xl">
      {sideIds.map((side) => {
        const known = understood[side]
        if (known.kind !== 'place') return <SideField key={side} url={url} side={side} error={errors[side]} />
        return (
          <div key={side} className="mb-5">
            <KeptSide side={side} value={{ ...url[side], at: known.place.point }} />
            <p className="flex flex-wrap items-center gap-x-4">
              <span className="font-semibold">
                {side.toUpperCase()}: {namePlace(known.place, known.said)}
              </span>
              <a href={compareHref({ ...url, [side]: {} })} className="inline-flex min-h-11 items-center">
                {texts.change}
              </a>
            </p>
          </div>
        )
      })}
      <KeptRest series={url.series} />
      <Button>{texts.submit}</Button>
    </form>
  )
}
