import { test } from '@japa/runner'
import { isAboutOwner } from '#domain/admin/password/password_context'

const KNOWN = ['jij@winkel-van-noor.nl', 'Noor de Vries', 'Het Raadselkabinet']

test('{password} is about the owner: {about}')
  .with([
    { password: 'jij@winkel-van-noor.nl', about: true },
    { password: 'JIJ@WINKEL-VAN-NOOR.NL1!', about: true },
    { password: 'HetRaadselkabinet', about: true },
    { password: 'raadselkabinet24', about: true },
    { password: 'kruidnagel-fiets-maan', about: false },
    { password: 'raadselkabinet kruidnagel', about: false },
    { password: 'een-lang-wachtwoord', about: false },
  ])
  .run(({ assert }, { password, about }) => assert.equal(isAboutOwner(password, KNOWN), about))
