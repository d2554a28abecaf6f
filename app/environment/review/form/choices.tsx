import { Select } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextArea } from '@/components/ui/form/text-input'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { writeOutline } from '@/lib/records/cleanup-site/read-outline'
import { formatPoint } from '@/lib/url-state'
import { distanceChoices, type ReviewUrlParams } from '../url'
import { OutlineFile } from './outline-file'

const texts = defineTexts('review.choices', {
  title: 'Distances and outline',
  miles: 'Distance',
  everyList: (miles) => `${miles} ${Number(miles) > 1 ? 'miles' : 'mile'} for every list`,
  usual: 'The usual distance of each list',
  outline: 'Outline',
  hint: 'Distances count from its edge instead of the lot’s. A GeoJSON polygon, or corners as longitude,latitude: at most 500 corners and 25 square miles. You can also draw it on the map below.',
  first: 'Search',
  again: 'Search again',
})

interface Props {
  url: ReviewUrlParams
  typed: string | undefined
  error: string | undefined
}

/** Belongs to the form of the place, so that the first search can include these choices. */
export const StartChoices = (props: Props) => (
  <details open className="basis-full">
    <summary className="min-h-11 py-2.5 font-semibold">{texts.title}</summary>
    <ChoiceFields {...props} submit={texts.first} />
  </details>
)

export function ReviewChoices(props: Props) {
  const { q, at, outline } = props.url
  if (!q && !at && !outline) return null
  return (
    <details open={props.error !== undefined} className="mb-4 max-w-3xl print:hidden">
      <summary className="min-h-11 py-2.5 font-semibold">{texts.title}</summary>
      <form action={localHref('/environment/review')}>
        {q && <input type="hidden" name="q" value={q} />}
        {at && <input type="hidden" name="at" value={formatPoint(at)} />}
        <ChoiceFields {...props} submit={texts.again} />
      </form>
    </details>
  )
}

const ChoiceFields = ({ url: { miles, outline }, typed, error, submit }: Props & { submit: string }) => (
  <>
    <Select
      name="miles"
      label={texts.miles}
      empty={texts.usual}
      {...(miles ? { defaultValue: miles } : {})}
      options={distanceChoices.map((value) => ({ value, label: texts.everyList(value) }))}
    />
    <TextArea
      name="outline"
      label={texts.outline}
      hint={texts.hint}
      {...(error ? { error } : {})}
      rows={3}
      spellCheck={false}
      defaultValue={typed ?? (outline ? writeOutline(outline) : '')}
    />
    <OutlineFile fieldId="outline" />
    <SubmitButton>{submit}</SubmitButton>
  </>
)
