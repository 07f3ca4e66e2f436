'use client'

import { fullName, namedPersons } from '@leserkonto/rules'
import { uiTexts } from '@leserkonto/texts'
import { type ComponentProps, Fragment } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { useWords } from '../hooks/use-words.ts'
import { Link } from '../Link/Link.tsx'
import { classNames } from '../parts/class-names.ts'
import { personSeparator } from '../parts/persons-text.ts'
import classes from './PersonLine.module.css'

/**
 * A person or author as articles carry them; of several names the first counts.
 * Source: docs/spec/presentation.md#person-names.
 */
export type Person = {
  name: string | readonly string[]
  link?: string | null | undefined
  picture?: string | null | undefined
}

export type PersonLineProps = Omit<ComponentProps<'span'>, 'children'> & {
  persons: readonly Person[]
  /** Begin with 'von'. @default false */
  withVon?: boolean
  /** Show their pictures before the names. @default false */
  withPictures?: boolean
}

/** Authors in one line: 'von A, B und C'; nothing at all when nobody has a name. */
export function PersonLine({ persons, withVon, withPictures, className, ...rest }: PersonLineProps) {
  const words = useWords('personLine', uiTexts.personLine)
  const named = namedPersons(persons)
  if (named.length === 0) return null
  return (
    <span {...rest} className={classNames(classes.line, className)}>
      {withPictures && (
        <span className={classes.pictures}>
          {named.map(({ givenName, familyName, picture }) => (
            <Avatar
              key={`${givenName} ${familyName}`}
              user={{ given_name: givenName, family_name: familyName, profilePicture: picture }}
              size="small"
              decorative
            />
          ))}
        </span>
      )}
      <span>
        {named.map((person, index) => (
          <Fragment key={fullName(person)}>
            {personSeparator(index, named.length, withVon, words)}
            {person.link ? (
              <Link href={person.link} className={classes.name}>
                {fullName(person)}
              </Link>
            ) : (
              <span className={classes.name}>{fullName(person)}</span>
            )}
          </Fragment>
        ))}
      </span>
    </span>
  )
}
