import type { Metadata } from 'next'
import Form from 'next/form'
import { Button } from '@/components/ui/button'
import { LocateButton } from '@/components/ui/locate-button'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { TextInput } from '@/components/ui/text-input'
import { PlatDrawing } from './plat-drawing'
import { WorkflowCards } from './workflow-cards'

const texts = {
  title: 'What the public record says about a piece of land',
  lead: 'Type a place. We ask the authorities that keep the records and show their answers, each with its origin and its age.',
  coverage:
    'Covers the United States and its territories. Section lines exist only in the 30 states that the federal land survey reached.',
  label: 'Address, coordinates or legal description',
  hint: 'For example 200 E Colfax Ave, Denver, CO, or 39.7392, -104.9903, or T4S R68W sec 3, 6th PM.',
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
      <Form action="/land" role="search">
        <TextInput
          name="q"
          label={texts.label}
          hint={texts.hint}
          autoComplete="street-address"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={300}
        />
        <div className="flex flex-wrap items-start gap-3">
          <Button>Find the records</Button>
          <LocateButton path="/land" />
        </div>
      </Form>
      <p className="mt-5 text-base text-muted">{texts.privacy}</p>
    </section>
  )
}
