import { LocateButton } from '@/components/ui/form/locate-button'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { PageHeading } from '@/components/ui/page/page-heading'
import { type ParcelsUrlParams, parcelsUrl, START } from './url'

const texts = {
  lead: 'Every parcel of the 67 county assessment rolls in a list, to filter and download.',
  coverage:
    'Covers the parcels that the Florida Department of Revenue publishes each year. Values are assessments of January 1, not prices. Owners are named only on a parcel’s own page, on request.',
  label: 'Address, city, county, parcel number or coordinates',
  hint: 'For example 740 W South St, Orlando, FL, or Pensacola, or Escambia County, or 082S305005000002.',
  submit: 'Find',
}

interface Props {
  url: ParcelsUrlParams
  error: string | undefined
}

export const FindHeading = ({ title, isStart, ...form }: Props & { title: string; isStart: boolean }) => (
  <div className={isStart ? '' : 'gap-x-10 lg:flex lg:items-start'}>
    <PageHeading title={title} lead={isStart ? texts.lead : undefined} />
    {isStart && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
    <FindForm {...form} />
  </div>
)

function FindForm({ url, error }: Props) {
  const { at: _, zoom: __, q, open: ___, page: ____, ...rest } = url
  const hidden = parcelsUrl.toQuery({ ...START, ...rest })
  hidden.set('plain', '1')
  return (
    <section aria-label="Find a place" className="min-w-0 flex-1 print:hidden">
      <form action="/parcels" key={q ?? ''} className="gap-x-4 lg:flex lg:items-end">
        {[...hidden].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="min-w-0 max-w-3xl flex-1">
          <TextInput
            name="q"
            label={texts.label}
            hint={texts.hint}
            error={error}
            defaultValue={q ?? ''}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={300}
          />
        </div>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3 lg:mb-5">
          <SubmitButton>{texts.submit}</SubmitButton>
          <LocateButton path="/parcels" />
        </div>
      </form>
    </section>
  )
}
