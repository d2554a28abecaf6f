import { Choice, RadioGroup } from '@/components/ui/form/choice'
import { FieldError, FormRow } from '@/components/ui/form/field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { describeSeries } from '@/connectors/federal-labor-stats/describe-series'
import type { ParsedUrl } from '@/lib/url-state'
import { yearsOf } from './fetch-costs'
import { presetGroups } from './presets'
import { formatKind } from './series-labels'
import { type CostsUrl, costsHref, MOST_SERIES, scales } from './url'

const texts = {
  legend: 'Series',
  hint: `Choose up to ${MOST_SERIES}.`,
  id: 'Other series, by id',
  idHint:
    'As the Bureau of Labor Statistics writes them, such as CUURS49ASEHA; several with a space between.',
  from: 'First year',
  to: 'Last year',
  scale: 'Show the lines',
  usual: 'One as published, several rebased',
  rebasedHint: 'Every line is 100 in the first month they share, so that different units compare.',
  submit: 'Show the series',
}

const scaleOptions = [
  { value: '', label: texts.usual },
  { value: 'rebased', label: scales.rebased, hint: texts.rebasedHint },
  { value: 'published', label: scales.published },
]

/** A form the browser sends itself: every choice is a part of the page's address. */
export function CostsForm({ reading: { url, errors, typed } }: { reading: ParsedUrl<CostsUrl> }) {
  const { startYear, endYear } = yearsOf(url)
  return (
    <form action="/costs" key={costsHref(url)}>
      <SeriesChoice chosen={url.series} error={errors.series} />
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
      <div className="max-w-md">
        <FormRow>
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
        </FormRow>
      </div>
      <RadioGroup name="scale" label={texts.scale} options={scaleOptions} defaultValue={url.scale ?? ''} />
      <SubmitButton>{texts.submit}</SubmitButton>
    </form>
  )
}

function SeriesChoice({ chosen, error }: { chosen: readonly string[]; error: string | undefined }) {
  const preset = presetGroups.flatMap(({ ids }) => ids)
  const others = chosen.filter((id) => !preset.includes(id))
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
      <div className="gap-x-8 sm:columns-2">
        {groups.map(({ title, ids }) => (
          <div key={title} className="mb-3 break-inside-avoid">
            <h3 className="mt-2 font-semibold text-muted">{title}</h3>
            {ids.map((id) => {
              const described = describeSeries(id)
              return (
                <Choice
                  key={id}
                  type="checkbox"
                  // The error summary leads to the first.
                  id={id === first ? 'series' : `series-${id}`}
                  name="series"
                  value={id}
                  label={described.name}
                  hint={formatKind(described)}
                  defaultChecked={chosen.includes(id)}
                />
              )
            })}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
