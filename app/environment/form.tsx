import { PlaceBox } from '@/components/places/place-box'
import { Checkbox } from '@/components/ui/form/choice'
import { LocateButton } from '@/components/ui/form/locate-button'
import { Select } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { Icon } from '@/components/ui/icon'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import {
  type EnvironmentUrlParams,
  environmentHref,
  environmentUrl,
  LEAST_RADIUS,
  MOST_RADIUS,
  medias,
  nameMedia,
} from './url'

const texts = defineTexts('environment.form', {
  form: 'Find facilities',
  place: 'Address or coordinates',
  placeHint: 'For example 200 E Colfax Ave, Denver, CO, or 29.7355, -95.2654.',
  more: 'Radius and kinds of records',
  radius: 'Radius in miles',
  radiusHint: (least, most) => `From ${least} to ${most}.`,
  smaller: 'Smaller radius',
  larger: 'Larger radius',
  mile: 'mi',
  media: 'Which records',
  active: 'Only facilities that are active',
  activeShort: 'Active only',
  submit: 'Find facilities',
  find: 'Find',
  box: 'The box on the map',
})

interface Props {
  url: EnvironmentUrlParams
  errors: { q?: string | undefined; radius?: string | undefined }
  typedRadius: string | undefined
}

const mediaOptions = () => medias.map((value) => ({ value, label: nameMedia(value) }))
const placeOf = ({ q, at }: EnvironmentUrlParams) => q ?? (at ? `${at.latitude}, ${at.longitude}` : '')

const SUGGESTED = '/environment?at={at}&q={q}'

export function EnvironmentForm({ url, errors, typedRadius }: Props) {
  const isUsual = url.radius === 1 && url.media === 'all' && !url.activeOnly && !errors.radius
  return (
    <section aria-label={texts.form} className="mb-4 max-w-3xl print:hidden">
      <form action={localHref('/environment')} key={environmentHref(url)}>
        <PlaceBox
          label={texts.place}
          hint={texts.placeHint}
          error={errors.q}
          defaultValue={placeOf(url)}
          maxLength={300}
          leadsTo={localHref(SUGGESTED)}
        />
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <SubmitButton>{texts.submit}</SubmitButton>
          <LocateButton path={localHref('/environment')} />
        </div>
        <details open={!isUsual} className="mt-3">
          <summary className="min-h-11 py-2.5 text-accent">{texts.more}</summary>
          <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
            <TextInput
              name="radius"
              label={texts.radius}
              hint={texts.radiusHint(LEAST_RADIUS, MOST_RADIUS)}
              error={errors.radius}
              defaultValue={typedRadius ?? String(url.radius)}
              inputMode="decimal"
              width="short"
            />
            <Select name="media" label={texts.media} options={mediaOptions()} defaultValue={url.media} />
          </div>
          <Checkbox name="active" value="1" label={texts.active} defaultChecked={url.activeOnly} />
        </details>
      </form>
    </section>
  )
}

const look = 'min-h-11 border border-edge bg-surface text-[0.9375rem] lg:min-h-9 lg:text-sm'

export function QuestionLine({ url }: { url: EnvironmentUrlParams }) {
  const { q, at, bbox, radius, media, activeOnly } = url
  return (
    <form
      action={localHref('/environment')}
      aria-label={texts.form}
      data-asked={environmentHref({ q, at, bbox, radius, media, activeOnly })}
      data-place={environmentUrl.toQuery({ q, at, bbox }).toString()}
      data-usual="radius=1&media=all"
      className="flex flex-wrap items-stretch gap-2 lg:gap-1.5 print:hidden"
    >
      <div className="flex min-w-36 flex-1 basis-full sm:basis-44 lg:basis-40">
        <input
          id="q"
          name="q"
          type="text"
          aria-label={texts.place}
          placeholder={bbox ? texts.box : undefined}
          defaultValue={placeOf(url)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={300}
          className={`${look} w-full min-w-0 rounded-l-control border-r-0 px-2.5`}
        />
        {bbox && <input type="hidden" name="bbox" value={bbox.join()} />}
        <button
          type="submit"
          aria-label={texts.find}
          className={`${look} flex w-10 shrink-0 cursor-pointer items-center justify-center rounded-r-control text-accent hover:bg-accent-soft`}
        >
          <Icon name="arrow" className="size-4.5" />
        </button>
      </div>
      {!bbox && <RadiusField radius={radius} />}
      <select
        name="media"
        aria-label={texts.media}
        defaultValue={media}
        data-asked={media}
        className={`${look} rounded-control px-1.5 lg:max-w-28`}
      >
        {mediaOptions().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <label className="flex min-h-11 items-center gap-1.5 text-[0.9375rem] lg:min-h-9 lg:text-sm">
        <input
          type="checkbox"
          name="active"
          value="1"
          defaultChecked={activeOnly}
          className="size-5 accent-accent"
        />
        {texts.activeShort}
      </label>
    </form>
  )
}

function RadiusField({ radius }: { radius: number }) {
  const button = `${look} w-11 lg:w-7 cursor-pointer font-semibold text-accent hover:bg-accent-soft noscript:hidden`
  return (
    <div className="flex items-stretch">
      <button
        type="button"
        data-step="-1"
        aria-label={texts.smaller}
        className={`${button} rounded-l-control`}
      >
        −
      </button>
      <label className={`${look} flex items-center border-x-0 px-1.5 noscript:border-x`}>
        <span className="sr-only">{texts.radius}</span>
        <input
          id="radius"
          name="radius"
          type="text"
          inputMode="decimal"
          defaultValue={String(radius)}
          className="w-10 bg-transparent text-right lg:w-8 tabular-nums"
        />
        <span aria-hidden="true" className="pl-1 text-muted">
          {texts.mile}
        </span>
      </label>
      <button type="button" data-step="1" aria-label={texts.larger} className={`${button} rounded-r-control`}>
        +
      </button>
    </div>
  )
}
