import type { HttpContext } from '@adonisjs/core/http'
import AccountTransformer from '#app/admin/accounts/account_transformer'
import {
  invitationValidator,
  roleValidator,
  ownPasswordValidator,
} from '#app/admin/accounts/account_validator'
import {
  changeRole,
  deactivateAdmin,
  inviteAdmin,
  inviteAgain,
  reactivateAdmin,
  withdrawInvitation,
} from '#app/admin/accounts/manage_accounts'
import { openGrants } from '#app/admin/game_masters/open_grants'
import { adminHead } from '#app/admin/shell/admin_head'
import { expectPassword } from '#app/admin/shell/expect_password'
import { FieldRefused } from '#app/core/http/validation_errors'
import type { AccountRefused } from '#domain/admin/accounts/account_states'
import type { Result } from '#domain/result'
import Admin from '#models/admin/admin'

/** Who may work in the admin area, and as what. Each change asks for the password again. */
export default class AccountController {
  async index({ auth, inertia }: HttpContext) {
    const own = auth.use('web').getUserOrFail()
    const admins = await Admin.query().orderBy('name').orderBy('id')
    const title = 'Beheerders'
    return inertia.render(
      'admin/accounts/accounts_page',
      {
        title,
        accounts: AccountTransformer.transform(
          await Promise.all(
            admins.map(async (admin) => ({
              ...{ admin, own: admin.id === own.id },
              grants: admin.isOwner ? [] : await openGrants(admin.id),
            }))
          )
        ),
      },
      adminHead(title)
    )
  }

  async store(ctx: HttpContext) {
    const {
      huidig: current,
      naam: name,
      email,
    } = await ctx.request.validateUsing(invitationValidator)
    const by = await confirmed(ctx, current)
    return reply(ctx, await inviteAdmin(by, { name, email: email.toLowerCase() }))
  }

  async update(ctx: HttpContext) {
    const { huidig: current, rol: role } = await ctx.request.validateUsing(roleValidator)
    const by = await confirmed(ctx, current)
    return reply(ctx, await changeRole(by, idOf(ctx), role))
  }

  async inviteAgain(ctx: HttpContext) {
    const { huidig: current } = await ctx.request.validateUsing(ownPasswordValidator)
    return reply(ctx, await inviteAgain(await confirmed(ctx, current), idOf(ctx)))
  }

  async destroy(ctx: HttpContext) {
    const { huidig: current } = await ctx.request.validateUsing(ownPasswordValidator)
    return reply(ctx, await withdrawInvitation(await confirmed(ctx, current), idOf(ctx)))
  }

  async deactivate(ctx: HttpContext) {
    const { huidig: current } = await ctx.request.validateUsing(ownPasswordValidator)
    return reply(ctx, await deactivateAdmin(await confirmed(ctx, current), idOf(ctx)))
  }

  async reactivate(ctx: HttpContext) {
    const { huidig: current } = await ctx.request.validateUsing(ownPasswordValidator)
    return reply(ctx, await reactivateAdmin(await confirmed(ctx, current), idOf(ctx)))
  }
}

const idOf = ({ params }: HttpContext) => Number(params.id)

/** The admin who asks, who gave the password again. */
async function confirmed({ auth }: HttpContext, current: string): Promise<Admin> {
  const admin = auth.use('web').getUserOrFail()
  await expectPassword(admin, current)
  return admin
}

function reply({ response }: HttpContext, outcome: Result<void, AccountRefused>) {
  if (outcome.ok) return response.json({})
  if (outcome.error.type === 'address_taken')
    throw new FieldRefused('email', 'Er is al een beheerder met dit e-mailadres.')
  return response.status(409).json({ message: sentence(outcome.error.type) })
}

function sentence(reason: Exclude<AccountRefused['type'], 'address_taken'>): string {
  switch (reason) {
    case 'own_account':
      return 'Dit ben je zelf. Vraag een andere eigenaar om dit te doen.'
    case 'last_owner':
      return 'Dit is de laatste eigenaar. De winkel heeft er altijd minstens één.'
    case 'unknown_account':
      return 'Deze beheerder bestaat niet meer.'
    case 'other_state':
      return 'Dit kan niet meer: iemand anders heeft dit account zojuist gewijzigd.'
  }
}
