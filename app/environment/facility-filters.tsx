import { SubmitButton } from '@/components/ui/form/submit-button'
import { programNames } from '@/lib/records/facility/fields'
import { type EnvironmentUrl, environmentHref, environmentUrl, withinMiles } from './url'

const texts = {
  filters: 'Filter the list and the map',
  program: 'Program',
  anyProgram: 'Any program',
  distance: 'Distance',
  anyDistance: 'Any distance',
  within: (miles: number) => `Within ${miles} mi`,
  apply: 'Apply filters',
}

const look =
  'min-h-11 rounded-control border border-edge bg-surface px-2 text-[0.9375rem] lg:min-h-8 lg:px-1 lg:text-sm'
const nearer = [1, 2] as const

/** What narrows the list without asking anybody anew. */
export function FacilityFilters({ url }: { url: EnvironmentUrl }) {
  const { program, within, page: _, selected: __, ...asked } = url
  const kept = environmentUrl.toQuery(asked)
  return (
    <form
      action="/environment"
      aria-label={texts.filters}
      data-asked={environmentHref({ ...asked, program, within })}
      data-place={kept.toString()}
      className="flex flex-wrap gap-2"
    >
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* A row of permits may leave its facility’s other programs out, so none is offered there. */}
      {(url.media === 'all' || program) && (
        <select
          name="program"
          aria-label={texts.program}
          defaultValue={program ?? ''}
          data-asked={program ?? ''}
          className={look}
        >
          <option value="">{texts.anyProgram}</option>
          {Object.entries(programNames).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {!url.bbox && (
        <select
          name="within"
          aria-label={texts.distance}
          defaultValue={String(within ?? '')}
          data-asked={String(within ?? '')}
          className={look}
        >
          <option value="">{texts.anyDistance}</option>
          {nearer.map((ring) => (
            <option key={ring} value={ring}>
              {texts.within(withinMiles(url, ring))}
            </option>
          ))}
        </select>
      )}
      <span className="hidden noscript:inline">
        <SubmitButton look="secondary">{texts.apply}</SubmitButton>
      </span>
    </form>
  )
}
