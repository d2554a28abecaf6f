import { FacilityMarkLegend } from '@/components/facilities/facility-quarter-strip'
import { facilityTerms } from '@/components/facilities/facility-terms'
import { Folded } from '@/components/provenance/folded'
import { Term } from '@/components/ui/term'

export const ReadingHelp = () => (
  <div id="reading" className="mb-4 text-base">
    <Folded more="How to read the boxes and letters">
      <p className="mt-2 mb-3">
        Each program keeps its own <Term definition={facilityTerms.permit}>permits</Term> and looks back about
        three years, <Term definition={facilityTerms.quarter}>quarter</Term> by quarter. Each box is one
        quarter. Its letter is what the agency recorded: a{' '}
        <Term definition={facilityTerms.violation}>violation</Term>, a{' '}
        <Term definition={facilityTerms.significant}>significant</Term> one, none, or something it has{' '}
        <Term definition={facilityTerms.undetermined}>not determined</Term>. It lists{' '}
        <Term definition={facilityTerms.inspection}>inspections</Term>,{' '}
        <Term definition={facilityTerms.informalAction}>informal</Term> and{' '}
        <Term definition={facilityTerms.formalAction}>formal</Term> actions.
      </p>
      <FacilityMarkLegend />
    </Folded>
  </div>
)
