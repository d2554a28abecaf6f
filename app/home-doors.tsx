import { workflows } from '@/app/_lib/frame/workflows'
import { Icon } from '@/components/ui/icon'

const texts = { doors: 'What you can do here', tools: 'All tools' }

const doors = [
  { href: '/assessments', label: 'My tax assessment went up' },
  { href: '/environment', label: 'What is near this address' },
  { href: '/land', label: 'Find land from a legal description' },
  { href: '/map', label: 'Work on the map' },
]

export function HomeDoors() {
  return (
    <section aria-label={texts.doors} className="mb-8">
      <ul className="divide-y divide-line border-y border-line">
        {doors.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-12 items-center justify-between font-semibold text-ink no-underline hover:text-accent"
            >
              {label}
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
              <a href={href} className="inline-flex min-h-6 items-center font-semibold">
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
