CREATE TABLE "conversation_guests" (
	"conversation_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_guests_conversation_id_session_id_pk" PRIMARY KEY("conversation_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_conversationId_clientMessageId_unique";--> statement-breakpoint
ALTER TABLE "conversations" DROP CONSTRAINT "conversations_sessionId_unique";--> statement-breakpoint
ALTER TABLE "chat_attachments" ALTER COLUMN "message_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ALTER COLUMN "client_message_id" SET DATA TYPE uuid USING "client_message_id"::uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ALTER COLUMN "client_message_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ALTER COLUMN "client_message_id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD COLUMN "conversation_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "customer_phone" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "code" text NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "admin_read_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "customer_read_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "needs_reply_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_guests" ADD CONSTRAINT "conversation_guests_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_guests" ADD CONSTRAINT "conversation_guests_session_id_visitor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."visitor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_guests_session_id_index" ON "conversation_guests" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_attachments_conversation_id_index" ON "chat_attachments" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "chat_messages_session_id_index" ON "chat_messages" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_open_session" ON "conversations" USING btree ("session_id") WHERE "conversations"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "conversations_session_id_index" ON "conversations" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_storageUrl_unique" UNIQUE("storage_url");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversationId_senderType_clientMessageId_unique" UNIQUE("conversation_id","sender_type","client_message_id");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_code_unique" UNIQUE("code");