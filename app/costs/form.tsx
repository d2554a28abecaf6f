import { RadioGroup } from '@/components/ui/form/choice'
import { FieldError } from '@/components/ui/form/field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { describeSeries } from '@/connectors/federal-labor-stats/public'
import type { ParsedUrl } from '@/lib/url-state'
import { yearsOf } from './fetch-costs'
import { HiddenFields } from './hidden-fields'
import { presetGroups } from './presets'
import { type CostsUrlParams, costsHref, MOST_SERIES, scales } from './url'

const texts = {
  legend: 'Series',
  hint: `Choose up to ${MOST_SERIES}.`,
  id: 'Other series, by id',
  idHint: 'Such as CUURS49ASEHA. Several with a space between.',
  from: 'First year',
  to: 'Last year',
  scale: 'Show the lines',
  publishedHint: 'Each unit has a chart of its own.',
  rebasedHint: 'Each line is 100 in the first month they share.',
  adjusted: 'seasonally adjusted',
  submit: 'Show the series',
}

const scaleOptions = [
  { value: '', label: scales.published, hint: texts.publishedHint },
  { value: 'rebased', label: scales.rebased, hint: texts.rebasedHint },
]

export function CostsForm({ reading: { url, errors, typed } }: { reading: ParsedUrl<CostsUrlParams> }) {
  const { startYear, endYear } = yearsOf(url)
  return (
    <form action="/costs" key={costsHref(url)}>
      <HiddenFields url={{ series: [], page: 1, place: url.place, county: url.county }} />
      <SeriesChoice seriesIds={url.series} error={errors.series} />
      <div className="flex flex-wrap items-end gap-x-5">
        <div className="min-w-0 flex-1 basis-80">
          <TextInput
            name="id"
            label={texts.id}
            hint={texts.idHint}
            error={errors.id}
            defaultValue={typed.id}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={500}
          />
        </div>
        <TextInput
          name="from"
          label={texts.from}
          error={errors.from}
          defaultValue={typed.from ?? String(startYear)}
          inputMode="numeric"
          maxLength={8}
          width="short"
        />
        <TextInput
          name="to"
          label={texts.to}
          error={errors.to}
          defaultValue={typed.to ?? String(endYear)}
          inputMode="numeric"
          maxLength={8}
          width="short"
        />
      </div>
      <RadioGroup
        name="scale"
        label={texts.scale}
        options={scaleOptions}
        defaultValue={url.scale === 'rebased' ? url.scale : ''}
        inline
      />
      <SubmitButton>{texts.submit}</SubmitButton>
    </form>
  )
}

function SeriesChoice({ seriesIds, error }: { seriesIds: readonly string[]; error: string | undefined }) {
  const preset = presetGroups.flatMap(({ ids }) => ids)
  const others = seriesIds.filter((id) => !preset.includes(id))
  const groups = [...(others.length > 0 ? [{ title: 'Also chosen', ids: others }] : []), ...presetGroups]
  const [first] = groups.flatMap(({ ids }) => ids)
  return (
    <fieldset
      aria-describedby={error ? 'series-error' : 'series-most'}
      className={`mb-5 min-w-0 ${error ? 'border-l-4 border-bad pl-3' : ''}`}
    >
      <legend className="mb-1 font-semibold">{texts.legend}</legend>
      <p id="series-most" className="mb-1.5 text-base text-muted">
        {texts.hint}
      </p>
      {error && <FieldError id="series">{error}</FieldError>}
      <div className="gap-x-8 sm:columns-2 lg:columns-3">
        {groups.map(({ title, ids }) => (
          <div key={title} className="mb-2 break-inside-avoid">
            <h3 className="pt-1 text-base font-semibold text-muted">{title}</h3>
            {ids.map((id) => (
              <SeriesBox
                key={id}
                id={id === first ? 'series' : `series-${id}`}
                seriesId={id}
                isChosen={seriesIds.includes(id)}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

interface BoxProps {
  id: string
  seriesId: string
  isChosen: boolean
}

function SeriesBox({ id, seriesId, isChosen }: BoxProps) {
  const { name, seasonality } = describeSeries(seriesId)
  return (
    <label htmlFor={id} className="flex min-h-8 items-start gap-2 py-1 text-base leading-snug">
      <input
        type="checkbox"
        id={id}
        name="series"
        value={seriesId}
        defaultChecked={isChosen}
        className="mt-px size-5 shrink-0 accent-accent"
      />
      <span>
        {name}{' '}
        <span className="text-sm text-muted">
          {name === seriesId ? '' : seriesId}
          {seasonality === 'adjusted' && `, ${texts.adjusted}`}
        </span>
      </span>
    </label>
  )
}
