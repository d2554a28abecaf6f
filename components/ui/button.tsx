import type { ButtonHTMLAttributes, ReactNode } from 'react'

const looks = {
  primary:
    'border-accent bg-accent text-accent-ink hover:border-accent-strong hover:bg-accent-strong min-h-11 px-5',
  secondary: 'border-edge bg-surface text-accent hover:border-accent hover:bg-accent-soft min-h-11 px-4',
  compact:
    'border-edge bg-surface text-accent hover:border-accent hover:bg-accent-soft min-h-11 px-2 text-sm sm:px-3 lg:min-h-8 lg:py-0.5',
  link: 'border-transparent text-accent underline underline-offset-[0.2em] hover:text-accent-strong hover:decoration-2 min-h-8 px-0',
} as const

export type ButtonLook = keyof typeof looks

export function buttonLook(look: ButtonLook): string {
  return `inline-flex items-center justify-center gap-2 rounded-control border py-1.5 text-center font-semibold cursor-pointer print:hidden ${looks[look]}`
}

type Native = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | 'type'
  | 'name'
  | 'value'
  | 'onClick'
  | 'formAction'
  | 'disabled'
  | 'aria-busy'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-pressed'
>

interface Props extends Native {
  look?: ButtonLook
  children: ReactNode
}

export function Button({ look = 'primary', type = 'submit', children, ...native }: Props) {
  return (
    <button
      {...native}
      type={type}
      className={`${buttonLook(look)} disabled:cursor-not-allowed disabled:border-line disabled:bg-paper disabled:text-muted`}
    >
      {children}
    </button>
  )
}

export function ButtonLink({
  href,
  look = 'secondary',
  children,
}: {
  href: string
  look?: ButtonLook
  children: ReactNode
}) {
  return (
    <a href={href} className={`no-underline ${buttonLook(look)}`}>
      {children}
    </a>
  )
}
