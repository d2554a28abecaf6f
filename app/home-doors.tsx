import { workflows } from '@/app/_lib/frame/workflows'
import { Icon } from '@/components/ui/icon'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'

const texts = defineTexts('home.doors', {
  doors: 'What you can do here',
  tools: 'All tools',
  '/assessments': 'My tax assessment went up',
  '/environment': 'What is near this address',
  '/land': 'Find land from a legal description',
  '/map': 'Work on the map',
})

const doors = ['/assessments', '/environment', '/land', '/map'] as const

export function HomeDoors() {
  return (
    <section aria-label={texts.doors} className="mb-8">
      <ul className="divide-y divide-line border-y border-line">
        {doors.map((href) => (
          <li key={href}>
            <a
              href={localHref(href)}
              className="flex min-h-12 items-center justify-between font-semibold text-ink no-underline hover:text-accent"
            >
              {texts[href]}
              <Icon name="arrow" className="size-4 text-muted" />
            </a>
          </li>
        ))}
      </ul>
      <details className="group border-b border-line">
        <summary className="flex min-h-12 list-none items-center justify-between font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
          {texts.tools}
          <Icon name="down" className="size-4 text-muted group-open:rotate-180" />
        </summary>
        <ul className="mb-4 grid gap-y-2">
          {workflows.map(({ href, title, text }) => (
            <li key={href}>
              <a href={localHref(href)} className="inline-flex min-h-6 items-center font-semibold">
                {title}
              </a>
              <p className="text-base text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
