import { Moment } from '@/components/ui/moment'
import { DeskForm } from './desk-form'

export function SignedIn({ until }: { until: string }) {
  return (
    <DeskForm
      act="sign-out"
      submit="Sign out"
      look="secondary"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden"
    >
      <p>
        You are signed in until <Moment iso={until} />.
      </p>
    </DeskForm>
  )
}
