import * as z from 'zod/mini';

export const chatRoles = ['user', 'assistant', 'system'] as const;

export const ChatTranscriptMessage = z.object({
  message_role: z.enum(chatRoles),
  message_content: z.string(),
  character: z.nullable(z.string()),
  created_at: z.string(),
});
export type ChatTranscriptMessage = z.infer<typeof ChatTranscriptMessage>;
