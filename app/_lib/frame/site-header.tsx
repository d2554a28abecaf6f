import type { ReactNode } from 'react'
import { SearchInput } from '@/components/places/search-input'
import { Icon, type IconName } from '@/components/ui/icon'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { HeaderMenu } from './header-menu'
import { LanguageLink } from './language-link'
import { type WorkflowLink, workflowsOf } from './workflows'

const texts = defineTexts('frame.header', {
  main: 'Main',
  menu: 'Menu',
  more: 'More',
  search: 'Search',
  label: 'Search for a place',
  placeholder: 'Address, city, parcel, legal description',
  saved: 'Saved',
  site: 'Site',
})

interface Props {
  page: string
}

export function SiteHeader({ page }: Props) {
  const { pathname: path, searchParams } = new URL(page, 'http://page')
  const isHome = path === '/'
  const query = path === '/place' ? (searchParams.get('q') ?? searchParams.get('at') ?? '') : ''
  const action = path === '/map' ? '/map' : '/place'
  return (
    <header className="relative z-40 h-14 border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex h-full max-w-page items-center gap-x-2 px-4 sm:px-6 lg:gap-x-5">
        <Wordmark />
        {isHome ? <span className="flex-1" /> : <HeaderSearch typedText={query} action={action} />}
        <nav aria-label={texts.main} className="hidden shrink-0 lg:block">
          <ul className="flex items-center gap-x-5">
            <Links workflows={workflowsOf('row')} path={path} />
            <li className="relative">
              <HeaderMenu
                summary={
                  <span className="flex items-center gap-1">
                    <Word>{texts.more}</Word>
                    <Icon name="down" className="size-4 group-open:rotate-180" />
                  </span>
                }
              >
                <div className="absolute top-12 right-0 w-60 rounded-panel border border-line bg-surface p-2 shadow-lg">
                  <MoreLinks path={path} />
                </div>
              </HeaderMenu>
            </li>
            <SavedLink path={path} />
            <li>
              <LanguageLink page={page} />
            </li>
          </ul>
        </nav>
        <div className="lg:hidden">
          <HeaderMenu summary={<IconButton name="menu" label={texts.menu} />}>
            <nav
              aria-label={texts.main}
              className="absolute inset-x-0 top-full border-y border-line bg-surface px-4 py-2 shadow-lg sm:px-6"
            >
              <ul className="grid gap-x-6 sm:grid-cols-2">
                <Links workflows={workflowsOf('row')} path={path} />
                <SavedLink path={path} />
                <li>
                  <LanguageLink page={page} />
                </li>
              </ul>
              <hr className="my-2 border-line" />
              <MoreLinks path={path} columns />
            </nav>
          </HeaderMenu>
        </div>
      </div>
    </header>
  )
}

const SEARCH_MENU = 'site-search-menu'

function HeaderSearch({ typedText, action }: { typedText: string; action: string }) {
  return (
    <>
      <HeaderMenu
        id={SEARCH_MENU}
        focuses="site-search"
        className="peer ml-auto md:hidden"
        summary={<IconButton name="search" label={texts.search} isHidden />}
      />
      <search
        aria-label={texts.site}
        className="absolute inset-x-0 top-full hidden border-y border-line bg-surface p-4 shadow-lg peer-open:block md:static md:ml-2 md:block md:min-w-0 md:flex-1 md:border-0 md:p-0 md:shadow-none"
      >
        <form action={localHref(action)} className="relative md:max-w-2xl">
          <SearchInput
            key={typedText}
            name="q"
            id="site-search"
            aria-label={texts.label}
            placeholder={texts.placeholder}
            defaultValue={typedText}
            takesSlash
            menu={SEARCH_MENU}
            className="block h-11 w-full rounded-control border border-edge bg-paper pr-12 pl-3 text-base text-ink placeholder:text-muted md:h-10"
          />
          {/* The button is not in the tab order, because Enter in the field does the same. */}
          <button
            type="submit"
            tabIndex={-1}
            className="absolute inset-y-0 right-0 flex w-11 cursor-pointer items-center justify-center rounded-control text-accent hover:bg-accent-soft"
          >
            <Icon name="search" />
            <span className="sr-only">{texts.search}</span>
          </button>
        </form>
      </search>
    </>
  )
}

const Links = ({ workflows, path }: { workflows: readonly WorkflowLink[]; path: string }) =>
  workflows.map(({ href, label }) => (
    <li key={href}>
      <NavLink href={href} path={path}>
        {label}
      </NavLink>
    </li>
  ))

const SavedLink = ({ path }: { path: string }) => (
  <li>
    <NavLink href="/saved" path={path}>
      {texts.saved}
    </NavLink>
  </li>
)

function MoreLinks({ path, columns = false }: { path: string; columns?: boolean }) {
  const look = columns ? 'grid gap-x-6 sm:grid-cols-2' : 'grid px-2'
  return (
    <>
      <ul className={look}>
        <Links workflows={workflowsOf('tools')} path={path} />
      </ul>
      <hr className="my-2 border-line" />
      <ul className={look}>
        <Links workflows={workflowsOf('site')} path={path} />
      </ul>
    </>
  )
}

function NavLink({ href, path, children }: { href: string; path: string; children: ReactNode }) {
  const current = path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined
  return (
    <a
      href={localHref(href)}
      aria-current={current}
      className="inline-flex min-h-11 items-center text-ink no-underline hover:text-accent aria-[current]:text-accent"
    >
      <Word isCurrent={current !== undefined}>{children}</Word>
    </a>
  )
}

const Word = ({ isCurrent = false, children }: { isCurrent?: boolean; children: ReactNode }) => (
  <span
    className={`border-b-2 py-0.5 text-base leading-5 font-semibold ${isCurrent ? 'border-accent' : 'border-transparent'}`}
  >
    {children}
  </span>
)

const IconButton = ({
  name,
  label,
  isHidden = false,
}: {
  name: IconName
  label: string
  isHidden?: boolean
}) => (
  <span className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-control px-1.5 font-semibold">
    <span className="flex group-open:hidden">
      <Icon name={name} />
    </span>
    <span className="hidden group-open:flex">
      <Icon name="close" />
    </span>
    <span className={isHidden ? 'sr-only' : ''}>{label}</span>
  </span>
)

/** Keep the drawing equal to icon.svg. */
function Wordmark() {
  return (
    <a
      href={localHref('/')}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 text-xl font-semibold tracking-[-0.01em] text-ink no-underline hover:text-accent"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className="size-7 text-accent">
        <rect
          x="2.5"
          y="2.5"
          width="27"
          height="27"
          rx="4"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
        <path d="M13 3v26M13 14h16" fill="none" stroke="currentColor" strokeWidth="3" />
        <rect x="16.5" y="17.5" width="9.5" height="8.5" rx="1" fill="currentColor" />
      </svg>
      Openplat
    </a>
  )
}
