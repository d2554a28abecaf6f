import { workflows } from '@/app/_lib/frame/workflows'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'

const texts = defineTexts('frame.not-found', {
  tab: 'Page not found',
  title: 'There is no page at this address',
  lead: 'The link may be old, or the address mistyped. Nothing you entered is lost: go back in your browser to return to it.',
  list: 'You may be looking for one of these:',
  search: 'Search for a place',
})

export const generateMetadata = () => ({ title: texts.tab })

export default function NotFound() {
  return (
    <PageFrame width="reading">
      <PageHeading title={texts.title} lead={texts.lead} />
      <p>{texts.list}</p>
      <ul className="mt-2 grid gap-1">
        <li>
          <a href={localHref('/')} className="inline-flex min-h-11 items-center">
            {texts.search}
          </a>
        </li>
        {workflows.map(({ href, title }) => (
          <li key={href}>
            <a href={localHref(href)} className="inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}
