import { FacilityMarkLegend } from '@/components/facilities/facility-quarter-strip'
import { facilityTerms } from '@/components/facilities/facility-terms'
import { Folded } from '@/components/provenance/folded'
import { Rich } from '@/components/ui/page/rich'
import { Term } from '@/components/ui/term'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('facility.reading-help', {
  more: 'How to read the boxes and letters',
  about:
    'Each program keeps its own <permit>permits</permit> and looks back about three years, <quarter>quarter</quarter> by quarter. Each box is one quarter. Its letter is what the agency recorded: a <violation>violation</violation>, a <significant>significant</significant> one, none, or something it has <undetermined>not determined</undetermined>. It lists <inspection>inspections</inspection>, <informalAction>informal</informalAction> and <formalAction>formal</formalAction> actions.',
})

const terms = [
  'permit',
  'quarter',
  'violation',
  'significant',
  'undetermined',
  'inspection',
  'informalAction',
  'formalAction',
] as const

const explain = (term: (typeof terms)[number]) => (words: string) => (
  <Term definition={facilityTerms[term]}>{words}</Term>
)

export const ReadingHelp = () => (
  <div id="reading" className="mb-4 text-base">
    <Folded more={texts.more}>
      <p className="mt-2 mb-3">
        <Rich text={texts.about} parts={Object.fromEntries(terms.map((term) => [term, explain(term)]))} />
      </p>
      <FacilityMarkLegend />
    </Folded>
  </div>
)
