/**
 * Fate of the rows of the account that is closed when two accounts of one person become one. Where both accounts have a
 * row with the same key, `moves` keeps that of the account that stays, `by` the one that is further by these columns,
 * and `sums` adds up.
 */
export type MergeRule =
  | 'moves'
  | 'goes'
  | 'stays'
  | 'notAPerson'
  | { readonly by: readonly string[] }
  | { readonly sums: readonly string[] }
  /** Numbers of the rows begin behind those of the account that stays, within the same of these columns. */
  | { readonly numbers: string; readonly within: readonly string[] }
  /**
   * The rows are added again, since nobody may change them; a key that the other account has is left out. Practice has
   * a way of its own, `copyPractice`, since answers name their runs.
   */
  | { readonly copies: 'once' | 'always' | 'practice' };

/** Rows of which a person has one open at a time: that of the account that is closed is ended first. */
export const ended: Readonly<Record<string, { readonly set: string; readonly where: string }>> = {
  practice_runs: { set: 'finished_at = now()', where: 'finished_at is null' },
  lottery_seeds: { set: 'opened_at = now()', where: 'opened_at is null' },
  course_practice_runs: { set: 'finished_at = now()', where: 'finished_at is null' },
  sparring_sessions: { set: 'ended_at = now()', where: 'ended_at is null' },
  homework_submissions: { set: "state = 'withdrawn'", where: "state = 'marking'" },
  lecturer_applications: { set: "state = 'rejected', reviewed_at = now()", where: "state = 'waiting'" },
  postal_addresses: { set: 'preferred = false', where: 'preferred' },
  orders: { set: "state = 'deleted'", where: "state = 'pay'" },
  data_copies: { set: "state = 'failed'", where: "state = 'waiting'" },
  deletion_requests: { set: "state = 'withdrawn', decided_at = now()", where: "state = 'waiting'" },
};

const moving = `
  activities.organiser_id lottery_draws.user_id lottery_seeds.user_id activity_attendances.user_id activity_evaluations.user_id activity_seats.user_id
  support_accesses.user_id certificates.user_id certificates.revoked_by course_comments.user_id
  course_comments.reviewer_id community_comments.user_id community_comments.to_user_id community_posts.user_id
  community_reports.user_id community_views.user_id collected_courses.user_id
  study_sittings.user_id course_grades.user_id presence_checks.user_id course_visits.user_id
  code_uses.user_id downloads.user_id attempt_appeals.replied_by exam_answers.marked_by exam_markers.user_id
  mastered_questions.user_id question_reports.user_id question_reports.replied_by wrong_questions.user_id
  mark_criteria.changed_by homework_drafts.user_id homework_submissions.marker_id lecturer_applications.user_id
  lecturer_applications.reviewer_id lecturer_bookings.user_id lecturer_opinions.user_id live_lines.user_id
  live_notices.user_id live_rooms.owner_id live_rooms.presenter_id live_rooms.filmed_by live_wants.user_id
  exchanges.user_id postal_addresses.user_id medals_earned.user_id message_outbox.user_id messages.user_id
  message_blocks.user_id message_blocks.person_id message_private.from_id message_reports.user_id
  message_wishes.user_id micro_courses.user_id micro_courses.reviewer_id micro_files.user_id note_images.user_id
  note_tips.user_id notes.user_id notes.reviewer_id enterprise_orders.user_id orders.user_id outsider_requests.user_id
  outsider_requests.decided_by partner_leads.user_id partner_leads.handled_by pk_answers.user_id pk_members.user_id
  pk_players.user_id sign_ins.user_id course_practice_runs.user_id data_copies.user_id deletion_requests.user_id
  deletion_requests.decided_by questionnaire_sheets.user_id questionnaires.author_id ranking_hidden.user_id
  course_rewards.user_id course_rewards.lecturer_user_id searches.user_id shares.user_id shares.reviewed_by
  sparring_sessions.user_id linked_accounts.user_id table_exports.owner_id table_imports.actor_id talent_answers.user_id
  talent_tasks.subject_id talent_likes.user_id talent_people.user_id training_rounds.user_id
  training_finished_tasks.user_id uploads.user_id consents.user_id page_events.user_id lecturers.user_id
  department_managers.user_id further_departments.user_id group_members.user_id saved_views.user_id role_grants.user_id
  role_grants.given_by course_drafts.saved_by course_materials.created_by courses.created_by courses.changed_by
  exam_corrections.made_by exam_drafts.saved_by exams.created_by exams.changed_by questionnaire_drafts.saved_by
  questionnaires.created_by questionnaires.changed_by question_banks.created_by questions.changed_by
  question_imports.actor_id`;

/** Secrets, checks and counts of a moment; and membership of audiences, which is counted anew. */
const going = `
  sessions.user_id password_tickets.user_id handover_codes.user_id phone_codes.user_id scan_logins.user_id
  code_tries.user_id study_leases.user_id presence_due.user_id calendar_feeds.user_id face_people.user_id
  face_tries.user_id face_trusts.user_id face_challenges.user_id talent_like_rates.user_id audience_members.user_id`;

/** History: nothing of it is changed afterwards, and the number of a draw is proved by the account that drew. */
const staying = `
  audit_entries.actor_id audit_entries.subject_id lottery_draws.person_id table_import_rows.subject_id users.merged_into
  course_versions.published_by exam_versions.published_by questionnaire_versions.published_by`;

/** Ids of other things, and of people of other enterprises. */
const others = `
  face_challenges.subject_id face_log.subject_id linked_accounts.other_user_id community_search.user_id
  departments.merged_into`;

const all = (names: string, rule: MergeRule) =>
  names
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => [name, rule] as const);

/** Rule of merging for each column that names a person, by `table.column`. */
export const mergeRules: ReadonlyMap<string, MergeRule> = new Map<string, MergeRule>([
  ...all(moving, 'moves'),
  ...all(going, 'goes'),
  ...all(staying, 'stays'),
  // The search follows the posts by a trigger.
  ...all(others, 'notAPerson'),
  ['chapter_progress.user_id', { by: ['learned', 'studied_s'] }],
  ['course_progress.user_id', { by: ['completed_at is not null', 'learned_chapters', 'studied_s'] }],
  ['scorm_states.user_id', { by: ['finished', 'saved_at'] }],
  ['purchases.user_id', { by: ['until'] }],
  ['live_people.user_id', { by: ["role = 'host'", 'present_ms'] }],
  ['activity_registrations.user_id', { by: ['not waiting'] }],
  ['training_enrolments.user_id', { by: ['completed_at is not null', 'progress'] }],
  ['exam_standings.user_id', { by: ['passed', 'coalesce(best_score, -1)'] }],
  ['talent_levels.user_id', { by: ['level'] }],
  ['ranking_sources.user_id', { by: ['total'] }],
  ['medal_counters.user_id', { by: ['value'] }],
  ['study_days.user_id', { sums: ['seconds'] }],
  ['ranking_scores.user_id', { sums: ['value'] }],
  ['points_balances.user_id', { sums: ['lifetime', 'spendable'] }],
  ['wallet_balances.user_id', { sums: ['cents'] }],
  ['exam_attempts.user_id', { numbers: 'number', within: ['exam_id'] }],
  ['homework_submissions.user_id', { numbers: 'no', within: ['homework_id'] }],
  ['course_praises.user_id', { by: ['praised'] }],
  ['comment_praises.user_id', { by: ['praised'] }],
  ['community_praises.user_id', { by: ['praised'] }],
  ['practice_runs.user_id', { copies: 'practice' }],
  ['practice_answers.user_id', { copies: 'practice' }],
  ['face_log.user_id', { copies: 'once' }],
  ['points_entries.user_id', { copies: 'always' }],
  ['wallet_entries.user_id', { copies: 'always' }],
  ['credit_entries.user_id', { copies: 'once' }],
]);
