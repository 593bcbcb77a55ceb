## 떠나고, 돌아오고, 테이블을 마치는 일

event-stand-in-gone =
    { $seat_you ->
        [yes] 제때 응답하지 않아 봇이 대신 플레이해요.
       *[other] { $seat_name } 님이 제때 응답하지 않아 봇이 이어서 플레이해요.
    }
event-stand-in-left =
    { $seat_you ->
        [yes] 테이블을 떠났어요. 봇이 대신 플레이해요.
       *[other] { $seat_name } 님이 테이블을 떠나 봇이 이어서 플레이해요.
    }
event-stand-in-resigned =
    { $seat_you ->
        [yes] 기권했어요.
       *[other] { $seat_name } 님이 기권했어요.
    }
event-stand-in-time =
    { $seat_you ->
        [yes] 시간이 다 됐어요.
       *[other] { $seat_name } 님의 시간이 다 됐어요.
    }
event-returned =
    { $seat_you ->
        [yes] 자리로 돌아왔어요.
       *[other] { $seat_name } 님이 돌아왔어요.
    }
event-seat-taken =
    { $seat_you ->
        [yes] { $bot }의 자리를 이어받았어요.
       *[other] { $seat_name } 님이 { $bot }의 자리를 이어받았어요.
    }
event-paused =
    { $how ->
        [night] 밤 동안 쉬어요.
        [days] { $days }일 동안 쉬어요.
       *[other] 잠시 쉬어요.
    }
event-resumed = 게임을 다시 시작해요.
event-closed-agreed = 모두 동의하여 여기서 게임을 마쳤어요.
event-closed-ended = 마지막으로 남은 사람이 여기서 게임을 마쳤어요.
event-closed-deserted = 모두 떠나서 테이블이 닫혔어요.
event-closed-silent = 오랫동안 아무 일도 없어 테이블이 닫혔어요.
event-closed-stopped = 규칙을 처리하다가 문제가 생겨 테이블이 멈췄어요.
event-closed-operator = 이곳 운영자가 테이블을 닫았어요.

stand-in = 봇이 대신하는 중
stand-in-for = { $name } 님 대신 봇이 플레이 중 ({ $level })
stand-in-you = 봇이 대신 플레이하고 있어요.
stand-in-forfeit-you = 이 게임에서 기권했거나 시간이 다 됐어요. 봇이 이어서 플레이해요.
take-back-seat = 자리 되찾기

table-menu = 테이블 메뉴
pause = 잠시 쉬기…
pause-title = 게임을 잠시 쉴까요?
pause-text = 시간이 줄지 않고 봇이 자리를 대신하지도 않지만, 내 차례에 플레이할 수는 있어요.
pause-open = 누군가 다시 시작할 때까지
pause-until = { $when }까지
pause-until-today = { $when }까지
pause-other = 다른 시간
pause-yes = 쉬기
pause-wished = { $name } 님이 { $until } 쉬자고 해요.
pause-waiting = { $until } 쉬자고 제안했어요. { $names } 님의 답을 기다리는 중이에요.
pause-decline = 나중에
pause-declined = { $name } 님은 계속하기를 원해요.
paused = { $until } 쉬는 중
pause-going = { $names } 님이 다시 시작하자고 해요.
pause-end = 다시 시작
leave-table = 테이블 떠나기
leave-title = 테이블을 떠날까요?
leave-text = 바로 봇이 이어서 플레이해요. 자리는 그대로 남아 있어, 게임이 끝나기 전에는 첫 화면의 ‘내 테이블’에서 돌아올 수 있어요.
leave-text-alone = 봇이 자리를 맡아요. 다른 사람이 없으므로 봇도 멈추고, 시간이 지나면 테이블이 닫혀요. 그 전에는 첫 화면의 ‘내 테이블’에서 돌아올 수 있어요.
leave-yes = 떠나기
resign = 기권하기
resign-title = 이 게임을 기권할까요?
resign-text = 최하위가 되고 자리를 되찾을 수 없어요. 다른 사람들이 계속하면 봇이 자리를 이어받아요.
resign-yes = 기권
result-resigned =
    { $seat_you ->
        [yes] 기권했어요.
       *[other] { $seat_name } 님이 기권했어요.
    }
result-time =
    { $seat_you ->
        [yes] 시간이 다 됐어요.
       *[other] { $seat_name } 님의 시간이 다 됐어요.
    }
end-together = 여기서 게임 마치기…
end-title = 지금 상태로 게임을 마칠까요?
end-text = 플레이 중인 사람이 모두 동의하면 지금 점수로 게임이 끝나요. 지금 모두에게 물어봐요.
end-text-alone = 지금 점수로 게임이 끝나요. 되돌릴 수 없어요.
end-yes = 모두에게 묻기
end-yes-alone = 게임 마치기
cancel = 취소
end-wished = { $names } 님이 지금 상태로 게임을 마치자고 해요.
end-agree = 동의
end-decline = 계속하기
end-waiting = 게임을 마치자고 제안했어요. { $names } 님의 답을 기다리는 중이에요.
end-withdraw = 계속 플레이하기

ended-early = 게임이 도중에 끝났어요
closed-title = 닫힌 테이블이에요
closed-owner = 게임이 시작되기 전에 방장이 닫았어요.
closed-empty = 게임이 시작되기 전에 모두 떠났어요.
closed-expired = 아무도 제때 게임을 시작하지 않았어요.
closed-agreed = 모두 동의하여 여기서 게임을 마쳤어요.
closed-ended = 마지막으로 남은 사람이 여기서 게임을 마쳤어요.
closed-deserted = 모두 떠난 뒤 아무도 돌아오지 않았어요.
closed-silent = 오랫동안 아무 일도 없었어요.
closed-stopped = 규칙을 처리하다가 문제가 생겼어요.
closed-operator = 이곳 운영자가 닫았어요.
closed-next = 새 테이블을 만들거나 다른 테이블을 찾아보세요.

rematch-wished = { $name } 님이 한 판 더 하자고 해요.
rematch-join = 함께하기
asked-again = { $name } 님이 한 판 더 하자고 해요.
answer-yes = 함께할게요
answer-no = 이번엔 쉴게요
not-answered = 아직 답하지 않았어요
waiting-answers = { $names } 님의 답을 기다리고 있어요.
series-round = 연속 { $round }번째 판
series-wins = { $count }승
rematch-watch = 보러 가기

notice-removed = 방장이 나를 자리에서 내보냈어요. 계속 관전할 수 있어요.
owner = 방장
owner-of-table = 이 테이블의 방장
hand-over = 방장 넘기기
hand-over-seat = { $name } 님에게 방장 넘기기
close-table = 테이블 닫기…
close-table-title = 이 테이블을 닫을까요?
close-table-text = 링크를 더는 쓸 수 없고, 여기 있는 모두에게 알림이 가요. 게임은 시작되지 않아요.
close-table-yes = 테이블 닫기
leave-owner-text = 지금 내가 방장이에요. 일어나면 { $name } 님이 방장이 돼요.
leave-last-text = 다른 사람이 없어요. 일어나면 테이블이 닫혀요.

absence-rule = 누군가 자리를 비우면
absence-after = { $time } 뒤 봇이 이어서 플레이
absence-never = 모두 기다림
absence-seconds = { $count }초
absence-minutes = { $count }분
absence-hours = { $count }시간
absence-days = { $count }일

outdated-title = 서버보다 오래된 페이지예요
outdated-text = 이 페이지가 열려 있는 동안 Ludoteca가 업데이트됐어요. 사라지는 것은 없으니 페이지를 다시 불러와 이어 가세요.
