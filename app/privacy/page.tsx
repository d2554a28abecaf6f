import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Prose } from '@/components/ui/page/prose'
import { formatNumber } from '@/lib/format'

export const metadata: Metadata = {
  title: 'Privacy',
  description: 'How this site treats your data: what it learns, what it passes on, and what it never keeps.',
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
            At the moment this site shows sample data. It asks no authority: the answers are invented here.
          </p>
        )}
        <h2>What we keep</h2>
        <ul>
          <li>
            Answers of the authorities, in memory for a while, so that we need not ask twice. We keep them by
            question, not by person.
          </li>
          <li>
            A count of requests from your network address in the last minute, so that nobody uses up the
            sources for everyone else. It is in memory and gone soon after.
          </li>
          <li>
            A log of requests and of faults on our side. It holds times, kinds of pages and references, never
            a question, an address you typed or your network address. For a sign-in under Partner screening it
            holds the outcome and the first part of your network address, to notice guessing.
          </li>
        </ul>
        <h2>What stays on your device</h2>
        <p>
          “Use my location” asks your device only when you press it. The address of the next page then holds
          the point, as if you had typed it. We use it for that question only.
        </p>
        <p>
          Places that you save, with your names and notes, and the last 20 places that you opened stay in your
          browser and are never sent to us. Under <a href="/saved">Saved places</a> you can look through them,
          switch the list of recent ones off, download them as a file, and erase all of them. While you type a
          whole address into the search box, your browser asks this server for matches, as it does when you
          press the button.
        </p>
        <p>
          Your choices at the foot of the page, for table rows and for the / key, stay in your browser too.
        </p>
        <p>
          Your entries for an appeal, such as your opinion of value, notes, photos and papers, stay in your
          browser. We never receive them. They stay until you erase them on the page, or clear this site’s
          data in the browser.
        </p>
        <p>
          This site sets no cookies for reading. There is nothing to consent to. If you create a frozen copy,
          you get one for ten minutes (see below). If you sign in under{' '}
          <a href="/screening">Partner screening</a>, you get one that holds your credentials, encrypted, for
          30 minutes or until you sign out. We show each answer once and keep none, neither on this server nor
          in an address.
        </p>
        <h2>Names of owners</h2>
        <p>
          Many public rolls name owners. We leave those columns out, except where somebody asks for the owner
          of one parcel, or searches a state’s roll by owner where that state publishes it. We build no lists
          of people.
        </p>
        <h2>Links you share</h2>
        <p>
          The address of a page holds the question. People who get the link see the same question, so think
          before you share a link to your own home.
        </p>
        <p>
          A frozen copy is different: when you create one, this server stores the address of the page and the
          answers on it, with their sources and dates, without names of owners and without anything about you.
          Anyone who has the link can open it{' '}
          {config.SNAPSHOT_DAYS === 0
            ? 'until you remove it'
            : `for ${formatNumber(config.SNAPSHOT_DAYS)} days, or until you remove it`}
          . You get the key to remove it once, on the page of the new link; for ten minutes a cookie of that
          page alone holds it.
        </p>
        <h2>Who is responsible</h2>
        <p>
          {config.OPERATOR_NAME
            ? `This site is run by ${config.OPERATOR_NAME}.`
            : 'The operator of this site has not given a name.'}{' '}
          See <a href="/contact">Contact</a>. They may keep records of their own, for example at a server in
          front of this one; this page speaks of the program.
        </p>
      </Prose>
    </PageFrame>
  )
}
