import { HomeMap } from '@/components/places/home-map'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { defineTexts } from '@/lib/language/define-texts'
import { HomeDoors } from './home-doors'
import { HomeLanguage } from './home-language'
import { HomePlaces } from './home-places'
import { HomeQuestion } from './home-question'

const texts = defineTexts('home.page', { title: 'Look up any address in the United States' })

export default function Page() {
  return (
    <PageFrame>
      <div className="lg:grid lg:grid-cols-[32.5rem_minmax(0,1fr)] lg:gap-x-8">
        <div className="min-w-0">
          <HomeLanguage />
          <PageHeading title={texts.title} />
          <HomeQuestion />
          <HomeDoors />
          <HomePlaces />
        </div>
        <div className="hidden lg:block print:hidden">
          <div className="sticky top-4 h-[calc(100dvh-8rem)] max-h-200 min-h-136">
            <HomeMap />
          </div>
        </div>
      </div>
    </PageFrame>
  )
}
