import type { TextSection } from '@/components/ui/page/running-text'
import { formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'

const storedFor = (days: number) =>
  days === 0 ? 'until you remove it' : `for ${formatNumber(days)} days, or until you remove it`

const texts = defineTexts('privacy.privacy-text', {
  browser: {
    title: 'What your browser sends, and to whom',
    requests:
      'Every page, map and font comes from this site. Your browser asks no other site for anything. When you follow a link to an authority’s own page, that page learns what any page learns.',
  },
  sources: {
    title: 'What we ask on your behalf',
    requests:
      'To answer you, this server asks the public authorities under [Sources](/sources). They see the question, for example an address or a point, and this server’s address. They do not see yours.',
    sample: 'At the moment this site shows sample data. It asks no authority: the answers are invented here.',
  },
  server: {
    title: 'What we keep',
    answers:
      'Answers of the authorities, in memory for a while, so that we need not ask twice. We keep them by question, not by person.',
    count:
      'A count of requests from your network address in the last minute, so that no visitor uses up the sources for the others. We hold it in memory and delete it soon after.',
    log: 'A log of requests and of faults on our side. It holds times, kinds of pages and references, never a question, an address you typed or your network address. For a sign-in under Partner screening it holds the outcome and the first part of your network address, to notice guessing.',
  },
  device: {
    title: 'What stays on your device',
    location:
      '“Use my location” asks your device only when you press it. The address of the next page then holds the point, as if you had typed it. We use it for that question only.',
    places:
      'Places that you save, with your names and notes, and the last 20 places that you opened stay in your browser and are never sent to us. Under [Saved](/saved) you can look through them, switch the list of recent ones off, download them as a file, and erase all of them. While you type a whole address into the search box, your browser asks this server for matches, as it does when you press the button.',
    choices:
      'Your choices at the foot of the page, for table rows and for the / key, stay in your browser too.',
    entries:
      'Your entries for an appeal, such as your opinion of value, notes, photos and papers, stay in your browser. We never receive them. They stay until you erase them on the page, or clear this site’s data in the browser.',
    cookies:
      'This site sets no cookies for reading. There is nothing to consent to. If you create a frozen copy, you get one for ten minutes, and for a list of places one for a week (see below). If you sign in under [Partner screening](/screening), you get one that holds your credentials, encrypted, for 30 minutes or until you sign out. We show each answer once and keep none, neither on this server nor in an address.',
  },
  owners: {
    title: 'Names of owners',
    columns:
      'Many public rolls name owners. We leave those columns out, except where somebody asks for the owner of one parcel, or searches a state’s roll by owner where that state publishes it. We build no lists of people.',
  },
  links: {
    title: 'Links you share',
    page: 'The address of a page holds the question. People who get the link see the same question, so think before you share a link to your own home.',
    copy: (days: number) =>
      `A frozen copy is different: when you create one, this server stores the address of the page and the answers on it, with their sources and dates, without names of owners and without anything about you. Anyone who has the link can open it ${storedFor(days)}. You get the key to remove it once, on the page of the new link; for ten minutes a cookie of that page alone holds it.`,
    feed: 'Each frozen copy and each list has a feed. While an app reads the feed, this server asks the sources again and stores the values that changed. It stores nothing about the app or its reader. The company that runs the app can see the address of the feed. The feed ends with its page.',
    list: (days: number) =>
      `A [list of places](/places/list) is stored on this server with its rows, your own columns and its result, so that the work goes on when you close the page. Anyone who has its link can read it ${storedFor(days)}; a list that you never start is deleted after a day. A cookie of that page alone holds the key for a week. While the list waits or runs, a keyed digest of your network address is stored with it, because each address may run one list at a time.`,
  },
  operator: {
    title: 'Who is responsible',
    name: (operator: string) => `This site is run by ${operator}.`,
    unnamed: 'The operator of this site has not given a name.',
    contact:
      'See [Contact](/contact). They may keep records of their own, for example at a server in front of this one; this page speaks of the program.',
  },
})

interface Site {
  isSample: boolean
  snapshotDays: number
  operator: string | undefined
}

export function privacyText({ isSample, snapshotDays, operator }: Site): TextSection[] {
  const { browser, sources, server, device, owners, links } = texts
  const name = operator ? texts.operator.name(operator) : texts.operator.unnamed
  return [
    { title: browser.title, blocks: [browser.requests] },
    { title: sources.title, blocks: [sources.requests, ...(isSample ? [sources.sample] : [])] },
    { title: server.title, blocks: [[server.answers, server.count, server.log]] },
    {
      title: device.title,
      blocks: [device.location, device.places, device.choices, device.entries, device.cookies],
    },
    { title: owners.title, blocks: [owners.columns] },
    {
      title: links.title,
      blocks: [links.page, links.copy(snapshotDays), links.feed, links.list(snapshotDays)],
    },
    { title: texts.operator.title, blocks: [`${name} ${texts.operator.contact}`] },
  ]
}
