import { RunningText, type TextSection } from '@/components/ui/page/running-text'

const sections: readonly TextSection[] = [
  {
    title: 'What it is for',
    blocks: [
      [
        'To see that an employer and a requestor are set up and active.',
        'To see which bundles a requestor may order, and at what price.',
        'To see how far an order is, its outcome, and the state of each of its checks.',
      ],
    ],
  },
  {
    title: 'What it never shows',
    blocks: [
      'Names of people, dates of birth, Social Security and other government numbers, addresses, phones, emails, what a record says, scores, documents, links to the report, payment data and notes. We show only what we know to be safe. For everything else we say how much we withheld, and of which kind.',
      'This is not a consumer report. A decision about a job or a tenancy needs the report itself, from the service, and the steps that the Fair Credit Reporting Act prescribes. We show the name of a firm where it says that it is one; a sole proprietor’s firm may bear a person’s name.',
    ],
  },
  {
    title: 'How we treat your credentials',
    blocks: [
      'We seal them into a cookie that only this server can open, and only for 30 minutes. The server keeps no copy, and sends them to the screening service alone. We do not keep or log your look-ups or put them into an address, and there is nothing to share or download.',
    ],
  },
]

export const About = () => <RunningText sections={sections} />
