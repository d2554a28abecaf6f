import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Prose } from '@/components/ui/page/prose'
import { formatNumber } from '@/lib/format'

export const metadata: Metadata = {
  title: 'Privacy',
  description: 'What this site learns about you, what it passes on, and what it never keeps.',
}

export default async function Page() {
  const { config, engine } = await getApp()
  return (
    <PageFrame width="reading">
      <PageHeading
        title="Privacy"
        lead="No account, no advertising, no tracking. Your browser talks to this site only."
      />
      <Prose>
        <h2>What your browser sends, and to whom</h2>
        <p>
          Every page, map and font comes from this site. Your browser asks no other site for anything. When
          you follow a link to an authority’s own page, that page learns what any page learns.
        </p>
        <h2>What we ask on your behalf</h2>
        <p>
          To answer you, this server asks the public authorities under <a href="/sources">Sources</a>. They
          see the question, for example an address or a point, and this server’s address. They do not see
          yours.
        </p>
        {engine.sample && (
          <p>
            At the moment this site shows sample data. No authority is asked at all: the answers are made up
            here.
          </p>
        )}
        <h2>What we keep</h2>
        <ul>
          <li>
            Answers of the authorities, in memory for a while, so that they are not asked twice. They are kept
            under the question, not under a person.
          </li>
          <li>
            A count of how often your network address asked in the last minute, so that nobody uses up the
            sources for everyone else. It is in memory and gone soon after.
          </li>
          <li>
            A log of faults on our side. It holds the time and a reference, never a question, an address you
            typed or your network address.
          </li>
        </ul>
        <h2>What stays on your device</h2>
        <p>
          “Use my location” asks your device only when you press it. The point then stands in the address of
          the next page, as if you had typed it, and is used for that question.
        </p>
        <p>
          Places that you save, with your names and notes, and the last 20 places that you opened stay in your
          browser and are never sent to us. Under <a href="/saved">Saved places</a> you can look through them,
          switch the list of recent ones off, take them along as a file, and erase all of them. While you type
          a whole address into the box on the first page, this server is asked for matches, as it would be
          when you press the button.
        </p>
        <p>How close together you want the rows of tables stays in your browser too.</p>
        <p>
          What you write while you prepare an appeal, such as your opinion of value, notes, photos and papers,
          stays in your browser. It is never sent to us. It is there until you erase it on the page, or clear
          this site’s data in the browser.
        </p>
        <p>
          This site sets no cookies for reading. There is nothing to consent to. Whoever keeps a page as they
          saw it gets one for ten minutes (see below), and whoever signs in under{' '}
          <a href="/screening">Screening</a> gets one: it holds their credentials, encrypted, for 30 minutes,
          and goes when they sign out. What they look up is asked with those credentials, shown once and kept
          nowhere, neither by this server nor in an address.
        </p>
        <h2>Names of owners</h2>
        <p>
          Many public rolls name owners. We leave those columns out, except where somebody asks for the owner
          of one parcel, or searches a state’s roll by owner where that state publishes it. We build no lists
          of people.
        </p>
        <h2>Links you share</h2>
        <p>
          The address of a page holds the question. Whoever gets the link sees the same question, so think
          before you share a link to your own home.
        </p>
        <p>
          “As I saw it” is different: only when you press it, this server stores the address of the page and
          the answers on it, with their sources and dates, without names of owners, and nothing of who you
          are. Whoever has the link can open it{' '}
          {config.SNAPSHOT_DAYS === 0
            ? 'until you remove it'
            : `for ${formatNumber(config.SNAPSHOT_DAYS)} days, or until you remove it`}
          . The key to remove it is given to you once, on the page of the new link; for ten minutes a cookie
          of that page alone holds it.
        </p>
        <h2>Who is responsible</h2>
        <p>
          {config.OPERATOR_NAME
            ? `This site is run by ${config.OPERATOR_NAME}.`
            : 'The name of whoever runs this site is not configured by the operator.'}{' '}
          See <a href="/contact">Contact</a>. They may keep records of their own, for example at a server in
          front of this one; this page speaks of the program.
        </p>
      </Prose>
    </PageFrame>
  )
}
