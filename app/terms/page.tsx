import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { type DataColumn, DataTable } from '@/components/ui/data-table'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Prose } from '@/components/ui/page/prose'
import { sourcesOf } from '@/lib/connector/catalogue'
import type { Declaration } from '@/lib/connector/declaration'

export const metadata: Metadata = {
  title: 'Terms and licenses',
  description: 'How you may use the records, and the license and attribution of every source.',
}

const columns: readonly DataColumn<Declaration>[] = [
  { id: 'source', label: 'Source', rowHeader: true, cell: ({ title }) => title },
  {
    id: 'publisher',
    label: 'Publisher',
    cell: ({ publisher }) => (
      <a href={publisher.url} data-print="bare">
        {publisher.name}
      </a>
    ),
  },
  {
    id: 'licence',
    label: 'License',
    cell: ({ licence }) => (licence.url ? <a href={licence.url}>{licence.name}</a> : licence.name),
  },
  { id: 'attribution', label: 'Attribution to give', cell: ({ attribution }) => attribution },
]

export default async function Page() {
  const { config, engine } = await getApp()
  const sources = sourcesOf(engine.registry)
  return (
    <PageFrame>
      <PageHeading title="Terms and licenses" />
      <Prose>
        <h2>What this is</h2>
        <p>
          A free reader of public records. {config.OPERATOR_NAME ?? 'The operator of this site'} is not the
          authority behind any of them. Nothing here is a survey, a title, an appraisal, an elevation
          certificate or legal advice.
        </p>
        <p>
          Records can be late, incomplete or wrong, and a source can be down. Each value says where it came
          from and how old it is. Check with that authority before you rely on it. There is no warranty.
        </p>
        <h2>What it is not for</h2>
        <ul>
          <li>
            It is not a consumer report. Do not use it to decide on credit, insurance, employment or renting
            to a person.
          </li>
          <li>It is not for lists of people to write to or call.</li>
          <li>
            You may not use it to evade a source’s own limits. We count requests, and refuse them above a
            limit.
          </li>
        </ul>
        <h2>What you may do with the records</h2>
        <p>
          Each publisher decides that; the table below lists their licenses. Name the source when you pass a
          record on. Exports carry source, license and time of retrieval in the file.
        </p>
        <h2>The program itself</h2>
        <p>
          Openplat is published under the MIT license. Your own copy needs no permission, and needs its own
          contact page.
        </p>
        <p>
          Names and centers of cities come from <a href="https://www.geonames.org/">GeoNames</a> under{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, without changes but for those
          left out. Outlines and names of states and counties are the Census Bureau’s, in the public domain.
          The typeface is Source Sans 3, under the SIL Open Font License 1.1.
        </p>
        <h2>Licenses and attributions</h2>
      </Prose>
      <div className="mt-4">
        <DataTable
          id="licenses"
          wide
          caption="All sources of this site"
          columns={columns}
          rows={sources}
          rowKey={({ name }) => name}
        />
      </div>
    </PageFrame>
  )
}
