import { Checkbox } from '@/components/ui/form/choice'
import { LocateButton } from '@/components/ui/form/locate-button'
import { Select } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { type EnvironmentUrl, environmentHref, LEAST_RADIUS, MOST_RADIUS, medias } from './url'

const texts = {
  place: 'Address or coordinates',
  placeHint: 'For example 200 E Colfax Ave, Denver, CO, or 29.7355, -95.2654.',
  radius: 'Radius in miles',
  radiusHint: `From ${LEAST_RADIUS} to ${MOST_RADIUS}.`,
  media: 'Which records',
  active: 'Only facilities that are active',
  submit: 'Find facilities',
}

interface Props {
  url: EnvironmentUrl
  errors: { q?: string | undefined; radius?: string | undefined }
  /** As typed, when it could not be read. */
  typedRadius: string | undefined
}

/** A form the browser sends itself; keyed by the address of the page, so that Back shows what was asked then. */
export function EnvironmentForm({ url, errors, typedRadius }: Props) {
  const options = Object.entries(medias).map(([value, label]) => ({ value, label }))
  const point = url.at ? `${url.at.latitude}, ${url.at.longitude}` : ''
  return (
    <section aria-label="Find facilities" className="mb-8 max-w-3xl print:hidden">
      <form action="/environment" key={environmentHref(url)}>
        <TextInput
          name="q"
          label={texts.place}
          hint={texts.placeHint}
          error={errors.q}
          defaultValue={url.q ?? point}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={300}
        />
        <div className="grid gap-x-6 sm:grid-cols-2">
          <TextInput
            name="radius"
            label={texts.radius}
            hint={texts.radiusHint}
            error={errors.radius}
            defaultValue={typedRadius ?? String(url.radius)}
            inputMode="decimal"
            width="short"
          />
          <Select name="media" label={texts.media} options={options} defaultValue={url.media} />
        </div>
        <Checkbox name="active" value="1" label={texts.active} defaultChecked={url.activeOnly} />
        <div className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-3">
          <SubmitButton>{texts.submit}</SubmitButton>
          <LocateButton path="/environment" />
        </div>
      </form>
    </section>
  )
}
