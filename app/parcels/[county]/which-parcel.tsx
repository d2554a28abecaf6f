import { ErrorSummary } from '@/components/ui/error-summary'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import type { FloridaCounty } from '@/lib/florida/counties'
import { AppraiserAdvice } from './appraiser-advice'
import { FindForm } from './find-form'

interface Props {
  county: FloridaCounty
  typed: string
  error: string | undefined
}

/** The county is known, the parcel is still to be named. */
export function WhichParcel({ county: { name, slug }, typed, error }: Props) {
  return (
    <PageFrame>
      <ErrorSummary problems={error ? [{ field: 'id', message: error }] : []} />
      <PageHeading
        eyebrow={<a href="/parcels">Florida parcels</a>}
        title={`A parcel of ${name} County`}
        lead="Enter its number, or find it on the map by its address."
      />
      <FindForm slug={slug} typed={typed} errors={{ id: error }} />
      <AppraiserAdvice county={name} />
    </PageFrame>
  )
}
