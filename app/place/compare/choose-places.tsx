import { formatPlace } from '@/app/_surfaces/place/place'
import type { PlaceResolution } from '@/app/_surfaces/place/place-interpretation'
import { PlaceBox } from '@/components/places/place-box'
import { SavedChoices } from '@/components/places/saved-choices'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { formatPoint } from '@/lib/url-state'
import {
  type ComparedPlace,
  type ComparedPlaceId,
  type CompareUrlParams,
  compareHref,
  gapHref,
  sideIds,
} from './url'

interface BothProps {
  url: CompareUrlParams
  resolutions: Record<ComparedPlaceId, PlaceResolution>
  errors: Partial<Record<ComparedPlaceId, string | undefined>>
}

interface SideProps {
  url: CompareUrlParams
  side: ComparedPlaceId
}

const texts = defineTexts('place.choose-places', {
  label: { a: 'First place (A)', b: 'Second place (B)' },
  hint: 'Address, coordinates, legal description or, in Florida, parcel number.',
  submit: 'Compare',
  submitSide: { a: 'Use as A', b: 'Use as B' },
  change: 'Choose another',
})

export function ChooseBoth({ url, resolutions, errors }: BothProps) {
  return (
    <form action={localHref('/place/compare')} key={compareHref(url)} className="mb-8 max-w-3xl">
      {sideIds.map((side) => {
        const answer = resolutions[side]
        if (answer.kind !== 'place')
          return <SideField key={side} url={url} side={side} error={errors[side]} />
        return (
          <div key={side} className="mb-5">
            <KeptSide side={side} value={{ ...url[side], at: answer.place.point }} />
            <p className="flex flex-wrap items-center gap-x-4">
              <span className="font-semibold">
                {side.toUpperCase()}: {formatPlace(answer.place, answer.interpretation)}
              </span>
              <a href={compareHref({ ...url, [side]: {} })} className="inline-flex min-h-11 items-center">
                {texts.change}
              </a>
            </p>
          </div>
        )
      })}
      <KeptRest url={url} />
      <SubmitButton>{texts.submit}</SubmitButton>
    </form>
  )
}

export function ChooseSide({ url, side }: SideProps) {
  const other = side === 'a' ? 'b' : 'a'
  return (
    <form action={localHref('/place/compare')} key={compareHref(url)} className="min-w-0">
      <KeptSide side={other} value={url[other]} />
      <KeptRest url={url} />
      <SideField url={url} side={side} />
      <SubmitButton look="secondary">{texts.submitSide[side]}</SubmitButton>
    </form>
  )
}

function SideField({ url, side, error }: SideProps & { error?: string | undefined }) {
  const { at, q } = url[side]
  const leadsTo = gapHref(url, side)
  return (
    <div className="mb-5 min-w-0">
      <PlaceBox
        name={`q${side}`}
        label={texts.label[side]}
        hint={texts.hint}
        error={error}
        defaultValue={q ?? (at && `${at.latitude}, ${at.longitude}`)}
        leadsTo={leadsTo}
      />
      <SavedChoices leadsTo={leadsTo} />
    </div>
  )
}

const KeptSide = ({ side, value: { at, q } }: { side: ComparedPlaceId; value: ComparedPlace }) => (
  <>
    {at && <input type="hidden" name={side} value={formatPoint(at)} />}
    {q && <input type="hidden" name={`q${side}`} value={q} />}
  </>
)

const KeptRest = ({ url: { series } }: { url: CompareUrlParams }) =>
  series && <input type="hidden" name="series" value="1" />
