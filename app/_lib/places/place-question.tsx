import { PlaceBox } from '@/components/places/place-box'
import { LocateButton } from '@/components/ui/form/locate-button'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'

interface Props {
  text?: string | undefined
  error?: string | undefined
}

export const placeExamples = [
  '740 W South St, Orlando, FL',
  '28.5384, -81.3789',
  'T22S R29E sec 26, Tallahassee Meridian',
] as const

const texts = defineTexts('places.place-question', {
  label: 'Address, coordinates, parcel number or legal description',
  hint: (examples: readonly string[]) =>
    `For example ${examples.join(', or ')}. Outside Florida a parcel number needs its county.`,
  submit: 'Find the records',
})

export function PlaceQuestion({ text, error }: Props) {
  return (
    <search>
      <form action={localHref('/place')} key={text}>
        <PlaceBox label={texts.label} hint={texts.hint(placeExamples)} error={error} defaultValue={text} />
        <div className="flex flex-wrap items-start gap-3">
          <SubmitButton>{texts.submit}</SubmitButton>
          <LocateButton path={localHref('/place')} />
        </div>
      </form>
    </search>
  )
}
