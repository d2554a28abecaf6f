import { Folded } from '@/components/provenance/folded'
import { notListed } from '@/lib/records/facility/describe'

const texts = {
  lead: 'Lists the plants, dischargers and waste handlers around an address that federal programs regulate, nearest first.',
  more: 'What is in the list',
  coverage:
    'The list covers facilities under the Clean Air Act, the Clean Water Act and the hazardous waste, drinking water and toxics release programs, in all states and territories.',
}

/** The list in a sentence, and what it covers. */
export const Introduction = () => (
  <div className="max-w-reading">
    <p>{texts.lead}</p>
    <Folded more={texts.more}>
      <p className="mt-1">{texts.coverage}</p>
      <p className="mt-1">{notListed}</p>
    </Folded>
  </div>
)
