import { FacilityMarkLegend } from '@/components/records/facility-quarter-strip'
import { facilityTerms } from '@/components/records/facility-terms'
import { Panel } from '@/components/ui/panel'
import { Term } from '@/components/ui/term'

/** The letters and the words, once before the programs. */
export function ReadingPanel() {
  return (
    <Panel id="reading" title="How to read the programs">
      <p className="mb-3">
        Each program keeps its own <Term definition={facilityTerms.permit}>permits</Term> and looks back about
        three years, <Term definition={facilityTerms.quarter}>quarter</Term> by quarter. A box stands for one
        quarter, its letter for what the agency recorded: a{' '}
        <Term definition={facilityTerms.violation}>violation</Term>, a{' '}
        <Term definition={facilityTerms.significant}>significant</Term> one, none, or something it has{' '}
        <Term definition={facilityTerms.undetermined}>not determined</Term>.
      </p>
      <FacilityMarkLegend />
      <p className="font-semibold">
        No violation recorded is not proof of compliance. No data is not either.
      </p>
    </Panel>
  )
}
