import { Icon } from '@/components/ui/icon'
import { NavLink } from './nav-link'
import { Wordmark } from './wordmark'
import { workflows } from './workflows'

export function SiteHeader() {
  return (
    <header className="relative border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 px-4 py-2 sm:px-6">
        <Wordmark />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex flex-wrap gap-x-4 text-[0.9375rem] xl:gap-x-4.5">
            <Links />
          </ul>
        </nav>
        <PhoneMenu />
      </div>
    </header>
  )
}

/** Opens without scripting, over the page: neither the page nor the button moves. */
function PhoneMenu() {
  return (
    <details className="group lg:hidden">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control border border-edge px-3 font-semibold group-open:bg-accent-soft [&::-webkit-details-marker]:hidden">
        <span className="flex group-open:hidden">
          <Icon name="menu" />
        </span>
        <span className="hidden group-open:flex">
          <Icon name="close" />
        </span>
        Menu
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full z-40 border-y border-line bg-surface px-4 shadow-lg sm:px-6"
      >
        <ul className="grid gap-x-6 py-2 sm:grid-cols-2">
          <Links />
        </ul>
      </nav>
    </details>
  )
}

function Links() {
  return workflows.map(({ href, label }) => (
    <li key={href}>
      <NavLink href={href}>{label}</NavLink>
    </li>
  ))
}
