import { workflows } from '@/app/_lib/frame/workflows'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'

const texts = {
  title: 'There is no page at this address',
  lead: 'The link may be old, or the address mistyped. Nothing you entered is lost: go back in your browser to return to it.',
  list: 'You may be looking for one of these:',
}

export const metadata = { title: 'Page not found' }

export default function NotFound() {
  return (
    <PageFrame width="reading">
      <PageHeading title={texts.title} lead={texts.lead} />
      <p>{texts.list}</p>
      <ul className="mt-2 grid gap-1">
        <li>
          <a href="/" className="inline-flex min-h-11 items-center">
            Search for a place
          </a>
        </li>
        {workflows.map(({ href, title }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}
