CREATE TABLE "beneficiaries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"bank" text NOT NULL,
	"country" text NOT NULL,
	"account" text NOT NULL,
	"swift" text,
	"currency" text NOT NULL,
	"note" text,
	"proposed_by" uuid,
	"proposed_name" text NOT NULL,
	"proposed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_by" uuid,
	"confirmed_name" text,
	"confirmed_at" timestamp (3) with time zone,
	"valid_from" timestamp (3) with time zone,
	"withdrawn_name" text,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "beneficiaries_confirmed_check" CHECK (num_nulls("beneficiaries"."confirmed_at", "beneficiaries"."valid_from", "beneficiaries"."confirmed_name") in (0, 3)),
	CONSTRAINT "beneficiaries_withdrawn_check" CHECK ("beneficiaries"."withdrawn_at" < "beneficiaries"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "issued_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"quote_id" uuid,
	"revision" integer,
	"language" text NOT NULL,
	"sha256" text,
	"size" integer,
	"storage_key" text,
	"total_minor" bigint,
	"currency" text,
	"beneficiary_id" uuid,
	"issued_at" timestamp (3) with time zone,
	"replaced_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "issued_documents_code_unique" UNIQUE("code"),
	CONSTRAINT "issued_documents_kind_check" CHECK ("issued_documents"."kind" in ('offer', 'proforma', 'catalogue')),
	CONSTRAINT "issued_documents_language_check" CHECK ("issued_documents"."language" in ('en', 'fr', 'es', 'zh')),
	CONSTRAINT "issued_documents_quote_check" CHECK (("issued_documents"."quote_id" is null) = ("issued_documents"."revision" is null)),
	CONSTRAINT "issued_documents_total_check" CHECK (("issued_documents"."total_minor" is null) = ("issued_documents"."currency" is null)),
	CONSTRAINT "issued_documents_file_check" CHECK (num_nulls("issued_documents"."sha256", "issued_documents"."size", "issued_documents"."storage_key", "issued_documents"."issued_at") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "beneficiaries" ADD CONSTRAINT "beneficiaries_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beneficiaries" ADD CONSTRAINT "beneficiaries_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_quote_id_quote_requests_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_beneficiary_id_beneficiaries_id_fk" FOREIGN KEY ("beneficiary_id") REFERENCES "public"."beneficiaries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_replaced_by_id_issued_documents_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."issued_documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "beneficiaries_proposed" ON "beneficiaries" USING btree ((true)) WHERE "beneficiaries"."confirmed_at" is null and "beneficiaries"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "beneficiaries_valid_from_index" ON "beneficiaries" USING btree ("valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "issued_documents_once" ON "issued_documents" USING btree ("quote_id","kind","revision","language",coalesce("beneficiary_id", '00000000-0000-0000-0000-000000000000')) WHERE "issued_documents"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "issued_documents_sha256_index" ON "issued_documents" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "issued_documents_replaced_by_id_index" ON "issued_documents" USING btree ("replaced_by_id");--> statement-breakpoint
CREATE INDEX "issued_documents_beneficiary_id_index" ON "issued_documents" USING btree ("beneficiary_id");