import { Rich } from '@/components/ui/page/rich'
import { defineTexts } from '@/lib/language/define-texts'

const LOCAL_OFFICIALS = 'https://floridarevenue.com/property/Pages/LocalOfficials.aspx'

const texts = defineTexts('parcels.appraiser-advice', {
  advice: (county: string) =>
    `The property appraiser of ${county} County keeps these records and corrects mistakes. Find the office in <list>the Department of Revenue’s list of county officials</list>.`,
})

export function AppraiserAdvice({ county }: { county: string }) {
  return (
    <p className="text-base">
      <Rich text={texts.advice(county)} parts={{ list: (words) => <a href={LOCAL_OFFICIALS}>{words}</a> }} />
    </p>
  )
}
