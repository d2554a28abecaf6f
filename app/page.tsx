import type { Metadata } from 'next'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { HomePlaces } from './home-places'
import { PlaceQuestion } from './place-question'
import { PlatDrawing } from './plat-drawing'
import { WorkflowCards } from './workflow-cards'

const texts = {
  title: 'What the public record says about a piece of land',
  lead: 'Type a place. We ask the authorities that keep the records and show their answers, each with its origin and its age.',
  coverage:
    'Covers the United States and its territories: elevation and facilities everywhere, survey sections in 30 states, parcels in Florida, assessments and permits where a county or city publishes them.',
  map: 'Or choose a place on the map',
  privacy: 'No account, no key. Your browser asks only this site.',
}

export const metadata: Metadata = { alternates: { canonical: '/' } }

export default function Page() {
  return (
    <PageFrame>
      <div className="mb-14 grid items-center gap-x-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div>
          <PageHeading title={texts.title} lead={texts.lead} />
          <Question />
        </div>
        <div className="hidden lg:block">
          <PlatDrawing />
        </div>
      </div>
      <HomePlaces />
      <WorkflowCards />
    </PageFrame>
  )
}

function Question() {
  return (
    <section
      aria-label="Find a place"
      className="rounded-panel border border-line bg-surface p-5 sm:p-7 print:hidden"
    >
      <p className="mb-5">{texts.coverage}</p>
      <PlaceQuestion />
      <p className="mt-4">
        <a href="/place" className="inline-flex min-h-11 items-center">
          {texts.map}
        </a>
      </p>
      <p className="text-base text-muted">{texts.privacy}</p>
    </section>
  )
}
